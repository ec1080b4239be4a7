// @vitest-environment jsdom
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactForm, type ContactFormProps } from '../blocks/contact-form/index.ts'
import { captureEvents } from '../testing/events.ts'
import { draftKey } from './draft-key.ts'
import { DownloadRequestForm } from './DownloadRequestForm.tsx'
import { closeDelay, enhanceForm, type FormActions } from './enhance-form.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

const submit = vi.fn<FormActions['submit']>()
const undoings: (() => void)[] = []
let warn: ReturnType<typeof vi.spyOn>

function open(props: Partial<ContactFormProps> = {}, validate?: FormActions['validate'], more = '') {
  show(<ContactForm title="Ask us" {...props} />, validate, more)
}
/** Shows a form with its script, and perhaps more fields. */
function show(form: ReactElement, validate?: FormActions['validate'], more = '') {
  document.body.innerHTML = renderToStaticMarkup(form)
  document.querySelector('form')!.insertAdjacentHTML('beforeend', more)
  enhance(validate)
}
const enhance = (validate?: FormActions['validate']) =>
  undoings.push(enhanceForm({ validate, submit })(document.querySelector<HTMLElement>('[data-enhance="form"]')!))
const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="form-${name}"]`)!
const button = () => document.querySelector<HTMLButtonElement>('[type="submit"]')!
function type(name: string, value: string | boolean): void {
  if (typeof value === 'boolean') control(name).checked = value
  else control(name).value = value
  for (const event of ['input', 'change']) control(name).dispatchEvent(new Event(event, { bubbles: true }))
}
const typed = {
  first_name: 'Ines',
  last_name: 'De Wolf',
  email: 'ines@example.com',
  company: 'Glass',
  country: 'Belgium',
  state: 'Zeeland',
  subject: 'How loud?',
  gdpr: true,
}
const fill = (changes: Partial<typeof typed> = {}) =>
  Object.entries({ ...typed, ...changes }).forEach(([name, value]) => type(name, value))
const send = () => document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
const settled = () => new Promise((go) => setTimeout(go))
const refusal = Object.assign(new Error('Invalid input'), { fields: { country: 'Invalid input' } })
const tokens = () => submit.mock.calls.map(([, token]) => token)

beforeEach(() => {
  sessionStorage.clear()
  submit.mockReset().mockResolvedValue()
  warn = vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  undoings.splice(0).forEach((undo) => undo())
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a form with the plain script', () => {
  it('sends nothing that is not valid, and shows all that is wrong with the focus on the first (FORM-09, FORM-11)', () => {
    open()
    fill({ email: 'ines', gdpr: false })
    send()
    expect(submit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(control('email'))
    expect([...document.querySelectorAll('[aria-invalid]')]).toEqual([control('email'), control('gdpr')])
  })

  it.each<[string, FormActions['validate']]>([
    ['no check of its own', undefined],
    ['one that finds nothing', () => []],
  ])('sends no form that is empty, whatever its kind, with %s (FORM-09, FORM-56)', (_, validate) => {
    const forms = (
      <>
        <ContactForm title="Ask us" />
        <ContactForm title="Ask us" form={{ kind: 'question' }} />
        <ContactForm title="Apply" form={{ kind: 'application' }} />
        <NewsletterForm />
        <DownloadRequestForm fileId="1" fileName="Prices" />
        <DownloadRequestForm fileId="1" fileName="Prices" lockedType="full_locked" />
        <DownloadRequestForm fileId="1" fileName="Prices" isPressKit />
      </>
    )
    for (const form of forms.props.children) {
      show(form, validate)
      send()
      const required = [...document.querySelectorAll('[required]')]
      expect(required).toContain(control('gdpr'))
      expect([...document.querySelectorAll('[aria-invalid]')]).toEqual(required)
      expect(document.activeElement).toBe(required[0])
    }
    expect(submit).not.toHaveBeenCalled()
  })

  it('sends no address, no link and no blank text that the HTML does not allow, but addresses in any script (FORM-12, FORM-56)', async () => {
    open({ form: { kind: 'application' } })
    const wrong = { email: 'ines', link: 'felt', first_name: '  ' }
    for (const [name, value] of Object.entries({ ...typed, ...wrong })) if (control(name)) type(name, value)
    send()
    expect([...document.querySelectorAll<HTMLInputElement>('[aria-invalid]')].map(({ name }) => name)).toEqual([
      'first_name',
      'email',
      'link',
    ])
    for (const [name, value] of Object.entries({ email: 'jörg@müller.example', link: '', first_name: 'Jörg' })) type(name, value)
    expect(document.querySelector('[aria-invalid]')).toBeNull()
    send()
    await settled()
    expect(submit).toHaveBeenCalledOnce()
  })

  it('adds what the page does not accept to the rules of the form (FORM-56)', () => {
    open({}, ({ company }) => (company === 'Glass' ? ['company'] : []))
    fill({ gdpr: false })
    send()
    expect([...document.querySelectorAll('[aria-invalid]')]).toEqual([control('company'), control('gdpr')])
  })

  it('marks, sends and takes back all buttons of a group together (FORM-56)', async () => {
    const radios = ['felt', 'glass'].map((value) => `<input type="radio" name="room" value="${value}" required>`)
    open({}, undefined, radios.join(''))
    fill()
    send()
    const group = [...document.querySelectorAll<HTMLInputElement>('[name="room"]')]
    expect([...document.querySelectorAll('[aria-invalid]')]).toEqual(group)
    group[0]!.checked = true
    group[0]!.dispatchEvent(new Event('input', { bubbles: true }))
    expect(document.querySelector('[aria-invalid]')).toBeNull()
    send()
    await settled()
    expect(submit.mock.calls[0]![0]).toMatchObject({ room: 'felt' })
  })

  it('sends once, whatever is pressed meanwhile (FORM-15, RELIABILITY 5)', async () => {
    open()
    fill()
    send()
    send()
    expect([button().disabled, part('sending').textContent]).toEqual([true, 'Sending…'])
    await settled()
    expect(submit).toHaveBeenCalledTimes(1)
    expect(submit.mock.calls[0]![0]).toEqual({ form: 'contact', homepage: '', newsletter_subscribe: false, ...typed })
    expect([document.querySelector('form')!.hidden, document.activeElement]).toEqual([true, part('success')])
  })

  it('that was sent keeps the further clicks of a double or triple click from what has taken its place (FORM-15)', async () => {
    open()
    const link = document.body.appendChild(document.createElement('a'))
    const followed = vi.fn<(event: Event) => void>()
    link.addEventListener('click', followed)
    const click = (detail: number) => link.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))
    fill()
    send()
    // The earlier message is gone at once, and all below it has moved.
    expect(click(2)).toBe(false)
    await settled()
    expect([click(2), click(3), followed.mock.calls.length]).toEqual([false, false, 0])
    expect([click(1), click(2), followed.mock.calls.length]).toEqual([true, true, 2])
  })

  it('that is compact puts the focus on its thanks, which scrolls to them (FORM-18)', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    open({ variant: 'compact' })
    fill()
    send()
    await settled()
    expect(document.activeElement).toBe(part('success'))
    // No option keeps the browser from scrolling.
    expect(focus.mock.lastCall).toEqual([])
  })

  it('says that it failed, keeps what was typed, and logs a warning without it (FORM-15, FORM-23)', async () => {
    submit.mockRejectedValue(new Error('Ines'))
    open()
    fill()
    send()
    await settled()
    expect([part('failure').hidden, part('success').hidden, button().disabled]).toEqual([false, true, false])
    expect([control('subject').value, document.activeElement]).toEqual(['How loud?', button()])
    expect(warn.mock.calls).toEqual([['The form contact was not sent.']])
  })

  it('says why it was not taken where the receiver does, and no longer than that (FORM-61)', async () => {
    open()
    fill()
    const failedWith = async (error: object) => {
      submit.mockRejectedValueOnce(error)
      send()
      await settled()
      return part('failure').textContent
    }
    const usual = part('failure').textContent
    expect(await failedWith({ failure: 'Try again in 5 minutes' })).toBe('Try again in 5 minutes')
    expect(await failedWith(new Error('away'))).toBe(usual)
  })

  it('says that there is no connection where that is why (FORM-69)', async () => {
    submit.mockRejectedValue(new TypeError('Failed to fetch'))
    open()
    fill()
    send()
    await settled()
    expect([part('failure').textContent, control('subject').value]).toEqual([
      expect.stringMatching(/^No connection\./),
      'How loud?',
    ])
  })

  it('shows why it was not taken without JavaScript too (FORM-61)', () => {
    open({ form: { state: { form: 'contact', outcome: 'failed', failure: 'Try again in 5 minutes' } } })
    expect([part('failure').hidden, part('failure').textContent]).toEqual([false, 'Try again in 5 minutes'])
  })

  it('shows the fields that only the receiver does not accept (API-36)', async () => {
    submit.mockRejectedValue(refusal)
    open()
    fill()
    send()
    await settled()
    expect([control('country').getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', control('country')])
  })

  it.each(['rejects', 'throws'])(
    'shows the fields of a receiver that %s at once, though a press has just left one of them (API-36, FORM-57)',
    async (how) => {
      submit.mockImplementation(() => {
        if (how === 'throws') throw refusal
        return Promise.reject(refusal)
      })
      open()
      fill()
      const matches = vi.spyOn(document.documentElement, 'matches').mockReturnValue(true)
      type('country', 'Belgium')
      matches.mockRestore()
      dispatchEvent(new Event('pointerup'))
      send()
      await settled()
      await settled()
      expect([control('country').getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', control('country')])
      expect([button().disabled, part('failure').hidden]).toEqual([false, false])
    },
  )

  it('judges a field that a press has left once the press has ended (FORM-11)', async () => {
    open()
    const matches = vi.spyOn(document.documentElement, 'matches').mockReturnValue(true)
    type('email', 'ines')
    matches.mockRestore()
    expect(control('email').hasAttribute('aria-invalid')).toBe(false)
    dispatchEvent(new Event('pointerup'))
    await settled()
    expect([...document.querySelectorAll('[aria-invalid]')]).toEqual([control('email')])
  })

  it('tells when it was refused, has failed and was sent, with the file that it unlocks (GEN-20)', async () => {
    open()
    const takeEvents = captureEvents(document.querySelector<HTMLElement>('[data-enhance="form"]')!)
    fill({ email: 'ines' })
    send()
    expect(takeEvents()).toEqual([{ type: 'form-refused', form: 'contact', fields: ['email'] }])
    fill()
    const sent = async (answer: Promise<{ fileUrl: string }>) => {
      submit.mockReturnValueOnce(answer)
      send()
      await settled()
      return takeEvents()
    }
    expect(await sent(Promise.reject(refusal))).toEqual([{ type: 'form-refused', form: 'contact', fields: ['country'] }])
    expect(await sent(Promise.reject(new Error('away')))).toEqual([{ type: 'form-failed', form: 'contact' }])
    expect(await sent(Promise.resolve({ fileUrl: '/felt.pdf' }))).toEqual([
      { type: 'form-sent', form: 'contact', fileUrl: '/felt.pdf' },
    ])
  })

  it('keeps what was typed over what the page fills in, unless it fills in something else (FORM-45, FORM-67)', () => {
    const quote = (quantity: string) => open({ form: { kind: 'quote', topics: { product: 'Murmel', quantity } } })
    quote('3')
    type('quantity', '4')
    type('place', 'Ghent')
    quote('3')
    expect([control('product').value, control('quantity').value, control('place').value]).toEqual(['Murmel', '4', 'Ghent'])
    quote('7')
    expect([control('quantity').value, control('place').value]).toEqual(['7', 'Ghent'])
  })

  it('keeps what was typed over a reload, until it was sent, and nothing that people do not see (FORM-45)', async () => {
    const props = { form: { topics: { product: 'Lump' } } }
    open(props)
    type('homepage', 'A program')
    fill()
    type('newsletter_subscribe', true)
    expect(Object.keys(JSON.parse(sessionStorage.getItem(draftKey('contact'))!) as object)).not.toContain('homepage')
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/program|Lump/)
    open(props)
    expect(control('homepage').value).toBe('')
    expect([control('subject').value, control('gdpr').checked, control('newsletter_subscribe').checked]).toEqual([
      'How loud?',
      true,
      true,
    ])
    send()
    await settled()
    open()
    expect([control('subject').value, control('gdpr').checked]).toEqual(['', false])
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Ines|loud/)
  })

  it('gives the same content the same token after a failure, a reload and success, and another content another (FORM-42)', async () => {
    submit.mockRejectedValueOnce(new Error('500'))
    for (const subject of ['One', 'One', 'One', 'Two']) {
      open()
      fill({ subject })
      send()
      await settled()
    }
    const [first, ...rest] = tokens()
    expect(first!.length).toBeGreaterThan(20)
    expect(rest.slice(0, 2)).toEqual([first, first])
    expect(rest[2]).not.toBe(first)
  })

  describe('with a file (FORM-49)', () => {
    const choose = (file: File | undefined) => {
      const files = Object.assign(
        [file].filter((one) => one !== undefined),
        { item: () => file },
      )
      Object.defineProperty(control('file'), 'files', { value: files, configurable: true })
      for (const event of ['input', 'change']) control('file').dispatchEvent(new Event(event, { bubbles: true }))
    }
    const pdf = (content: string, name = 'cv.pdf', lastModified = 1) => new File([content], name, { lastModified })
    const apply = async (file: File | undefined) => {
      open({ form: { kind: 'application' } })
      for (const name of ['first_name', 'last_name', 'email', 'country', 'subject', 'gdpr'] as const) type(name, typed[name])
      choose(file)
      send()
      await settled()
    }

    it('sends the file itself, and nothing where none is chosen', async () => {
      const file = pdf('a')
      await apply(file)
      await apply(undefined)
      expect(submit.mock.calls.map(([values]) => values.file)).toEqual([file, ''])
    })

    it('knows another file by its name, size or time, so that it is another act (FORM-42)', async () => {
      for (const file of [pdf('a'), pdf('a'), pdf('ab'), pdf('ab', 'work.pdf'), pdf('ab', 'work.pdf', 2), undefined])
        await apply(file)
      expect([tokens()[0] === tokens()[1], new Set(tokens()).size]).toEqual([true, 5])
    })

    it('keeps nothing of it over a reload, which the form survives (FORM-45)', () => {
      open({ form: { kind: 'application' } })
      type('subject', 'I press felt')
      choose(pdf('a'))
      expect(JSON.stringify({ ...sessionStorage })).not.toContain('cv.pdf')
      open({ form: { kind: 'application' } })
      expect([control('subject').value, control('file').value]).toEqual(['I press felt', ''])
    })
  })

  it('works where nothing can be remembered', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    open()
    fill()
    send()
    await settled()
    expect(part('success').hidden).toBe(false)
  })

  it('leaves the form to the browser once it is undone', () => {
    open()
    undoings.splice(0).forEach((undo) => undo())
    expect(send()).toBe(true)
    expect(document.querySelector('form')!.noValidate).toBe(false)
  })
})

describe('an inline form', () => {
  const isOpen = () => !document.querySelector<HTMLElement>('[data-closable]')!.hidden

  it('closes itself 2.5 s after it was sent (FORM-16)', async () => {
    vi.useFakeTimers()
    open({ variant: 'inline' })
    fill()
    send()
    await vi.advanceTimersByTimeAsync(closeDelay - 1)
    expect([closeDelay, part('success').hidden, isOpen()]).toEqual([2500, false, true])
    await vi.advanceTimersByTimeAsync(1)
    expect(isOpen()).toBe(false)
  })

  it('closes by its control, unless the page takes care of it (FORM-17)', () => {
    open({ variant: 'inline' })
    const close = document.querySelector<HTMLElement>('[data-form-close]')!
    document.body.addEventListener('form-close', (event) => event.preventDefault(), { once: true })
    close.click()
    expect(isOpen()).toBe(true)
    close.click()
    expect(isOpen()).toBe(false)
  })

  it('closes the details that it stands in, and can be sent again from there (FORM-16, FORM-17)', async () => {
    vi.useFakeTimers()
    open({ variant: 'inline' })
    document.body.innerHTML = `<details open><summary>Ask</summary>${document.body.innerHTML}</details>`
    enhance()
    fill()
    send()
    await vi.advanceTimersByTimeAsync(closeDelay)
    const details = document.querySelector('details')!
    expect([details.open, document.activeElement, isOpen()]).toEqual([false, details.firstChild, true])
    expect([part('success').hidden, document.querySelector('form')!.hidden]).toEqual([true, false])
    details.open = true
    const otherButton = document.body.appendChild(document.createElement('button'))
    otherButton.focus()
    document.querySelector<HTMLElement>('[data-form-close]')!.click()
    expect([details.open, document.activeElement]).toEqual([false, otherButton])
  })
})
