import { createEnhance, type Enhance } from '../../enhance.ts'
import { emitBlockEvent } from '../../events.ts'

/** Consent of a visitor, beside what is necessary. */
export interface Consent {
  preferences: boolean
  statistics: boolean
}

/** Keeps the answer of a visitor. */
export interface ConsentStore {
  /** Gives the answer; `undefined` before there is one. */
  read: () => Consent | undefined
  /** Keeps an answer. Where it throws, the browser sends the form. */
  keep: (consent: Consent) => void
}

const categories = ['preferences', 'statistics'] as const

/** Days until a visitor is asked again. */
const days = 180

/** Keeps the answer in a cookie of this site, `consent=statistics`, for 180 days. */
export const consentCookie: ConsentStore = {
  read() {
    const value = /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1]
    if (value === undefined) return undefined
    return { preferences: value.includes('preferences'), statistics: value.includes('statistics') }
  },
  keep(consent) {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    const value = categories.filter((category) => consent[category]).join('+') || 'necessary'
    document.cookie = `consent=${value}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure}`
  },
}

/** Whether the browser asks not to be tracked, by Global Privacy Control or Do Not Track. */
export const isUntracked = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/**
 * Makes the script of a ConsentNotice. It asks until there is an answer, keeps the answer without leaving the page, and opens
 * again from links to the notice. Each answer is an event, `consent-change`. Where the browser asks not to be tracked, the notice
 * offers no statistics.
 *
 * @param store Store of the answers. Default: `consentCookie`.
 * @requirement CONSENT-01, CONSENT-02
 */
export const enhanceConsent = (store: ConsentStore = consentCookie): Enhance =>
  createEnhance((notice, signal) => {
    const { id } = notice
    const form = notice.querySelector('form')!
    const findCheckbox = (category: keyof Consent) => notice.querySelector<HTMLInputElement>(`[data-category="${category}"]`)!
    let opener: HTMLElement | undefined

    function prepare() {
      const isOff = isUntracked()
      findCheckbox('statistics').disabled = isOff
      notice.querySelector<HTMLElement>('[data-part="consent-notice-objection"]')!.hidden = !isOff
    }
    function open(link: HTMLElement) {
      opener = link
      const consent = store.read()
      for (const category of categories) findCheckbox(category).checked = consent?.[category] ?? false
      prepare()
      notice.querySelector('details')!.open = true
      notice.setAttribute('data-open', '')
      notice.focus()
    }
    /** Keeps the answer, closes the notice, and gives the focus back to the link that opened it. */
    function answer(event: SubmitEvent) {
      event.preventDefault()
      // A program may send the form without a button: then nothing but what is necessary is agreed to.
      const value = (event.submitter as HTMLButtonElement | null)?.value
      const agrees = (category: keyof Consent) => {
        const { checked, disabled } = findCheckbox(category)
        return !disabled && (value === 'all' || (value === 'chosen' && checked))
      }
      const consent = { preferences: agrees('preferences'), statistics: agrees('statistics') }
      try {
        store.keep(consent)
      } catch {
        form.removeEventListener('submit', answer)
        return form.requestSubmit(event.submitter)
      }
      notice.removeAttribute('data-open')
      opener?.focus({ preventScroll: true })
      opener = undefined
      emitBlockEvent(notice, { type: 'consent-change', ...consent })
    }
    /** Closes the notice of a page that the browser kept while another page was answered. */
    function reconsider({ persisted }: PageTransitionEvent) {
      if (persisted && store.read()) notice.removeAttribute('data-open')
    }
    function follow(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLElement>(`a[href="#${id}"]`)
      if (!link) return
      event.preventDefault()
      open(link)
    }

    // From here on the script opens and closes it, not the address.
    notice.removeAttribute('id')
    prepare()
    if (!store.read()) notice.setAttribute('data-open', '')
    form.addEventListener('submit', answer, { signal })
    document.addEventListener('click', follow, { signal })
    addEventListener('pageshow', reconsider, { signal })
    return () => (notice.id = id)
  })

export default enhanceConsent()
