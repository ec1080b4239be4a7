import { chosen, isUntracked, readConsent } from '../request/consent.ts'
import { keepConsent } from './keep-consent.ts'
import { followConsent } from './tag-manager.ts'

/**
 * Lets the notice be answered without leaving the page, and links to it open it with what was answered.
 * @requirement CONSENT-01, CONSENT-02
 */
export function enhanceConsentNotice(notice: HTMLElement): void {
  const boxes = notice.querySelectorAll<HTMLInputElement>('input[name]')
  const form = notice.querySelector('form')!
  const links = `a[href="#${notice.id}"]`
  let opener: HTMLElement | undefined

  /** Offers no statistics where the browser asks not to be tracked. */
  function prepare() {
    const isOff = isUntracked()
    for (const box of boxes) if (box.name === 'statistics') box.disabled = isOff
    notice.querySelector<HTMLElement>('[data-part="consent-notice-objection"]')!.hidden = !isOff
  }
  function open(link: HTMLElement) {
    opener = link
    const consent = readConsent()
    for (const box of boxes) box.checked = consent?.[box.name as keyof typeof consent] ?? false
    prepare()
    notice.querySelector('details')!.open = true
    notice.setAttribute('data-open', '')
    notice.focus()
  }
  /** Keeps an answer, closes the notice, and gives the focus back to the link that opened it. Where that fails, the browser sends it. */
  function answer(event: SubmitEvent) {
    event.preventDefault()
    const { submitter } = event
    try {
      keepConsent(chosen(new FormData(form), (submitter as HTMLButtonElement | null)?.value, isUntracked()))
    } catch {
      form.removeEventListener('submit', answer)
      return form.requestSubmit(submitter)
    }
    if (document.documentElement.dataset['tagManager']) followConsent()
    notice.removeAttribute('data-open')
    document.documentElement.removeAttribute('data-ask-consent')
    opener?.focus({ preventScroll: true })
    opener = undefined
  }

  // From here on the script opens and closes it, not the address.
  notice.removeAttribute('id')
  prepare()
  form.addEventListener('submit', answer)
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>(links)
    if (!link) return
    event.preventDefault()
    open(link)
  })
}
