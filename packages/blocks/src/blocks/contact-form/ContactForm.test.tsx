// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { countriesIn } from '../../forms/countries.ts'
import type { FormTarget } from '../../contract/form-state.ts'
import de from '../../i18n/messages/de.ts'
import nl from '../../i18n/messages/nl.ts'
import { roles } from '../../elements/styles/surface.css.ts'
import { half } from '../../forms/Form.css.ts'
import { surfaceRoles } from '../../theme/surfaces.ts'
import { contactForm as contract } from './ContactForm.contract.ts'
import { ContactForm, type ContactFormProps } from './ContactForm.tsx'

function open(props: Partial<ContactFormProps> = {}) {
  document.body.innerHTML = renderToStaticMarkup(<ContactForm title="Ask us" {...props} />)
  return document.querySelector('form')!
}
const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const shown = (name: string) => document.querySelector<HTMLElement>(`[data-part="form-${name}"]`)!.hidden === false
const errors = () =>
  [...document.querySelectorAll('[data-part="form-error"]:not([hidden])')].map(({ textContent }) => textContent)
const withState = (state: FormTarget['state']): FormTarget => ({ href: '/api/inquiries', privacyHref: '/privacy', state })

describe('without JavaScript', () => {
  it('posts every field to the address of the site (FORM-01, FORM-41)', () => {
    const form = open({ form: withState(undefined) })
    expect([form.method, form.getAttribute('action'), form.enctype]).toEqual([
      'post',
      '/api/inquiries',
      'application/x-www-form-urlencoded',
    ])
    const texts = ['first_name', 'last_name', 'email', 'company', 'country', 'state', 'subject']
    expect([...new FormData(form).keys()]).toEqual(['form', 'homepage', ...texts])
    const required = [...form.querySelectorAll<HTMLInputElement>('[required]')].map(({ name }) => name)
    expect(required).toEqual([...texts, 'gdpr'])
    expect(control('newsletter_subscribe').required).toBe(false)
  })

  it('shows the form again with what was typed and what is wrong, the first of it with the focus (FORM-11, FORM-41)', () => {
    const values = { first_name: '"><script>', newsletter_subscribe: 'on', country: 'Belgium', subject: 'a\nb' }
    open({ form: withState({ form: 'contact', outcome: 'invalid', values, invalid: ['email', 'gdpr'] }) })
    expect([control('first_name').value, control('country').value, control('subject').value]).toEqual([
      '"><script>',
      'Belgium',
      'a\nb',
    ])
    expect([control('newsletter_subscribe').checked, control('gdpr').checked]).toEqual([true, false])
    expect(errors()).toEqual(['Enter an address such as name@studio.example', 'Please agree with our conditions'])
    expect(document.querySelector('[autofocus]')).toBe(control('email'))
    expect(control('email').getAttribute('aria-describedby')).toBe(
      document.querySelector('[data-part="form-error"]:not([hidden])')!.id,
    )
  })

  it('says that it was sent, or that it could not be (FORM-15, FORM-21, FORM-23)', () => {
    expect(open({ form: withState({ form: 'contact', outcome: 'sent' }) }).hidden).toBe(true)
    expect([shown('success'), document.querySelector('h3')!.textContent]).toEqual([true, 'Thank you for reaching out!'])
    expect(open({ form: withState({ form: 'contact', outcome: 'failed' }) }).hidden).toBe(false)
    expect([shown('success'), shown('failure')]).toEqual([false, true])
    open({ form: withState({ form: 'newsletter', outcome: 'sent' }) })
    expect(shown('success')).toBe(false)
  })
})

it('stands on coloured fields: its words, but in panels and short ones, and what takes its place (FORM-51)', () => {
  const fields = (variant?: 'inline' | 'compact') => {
    open({ variant, form: withState({ form: 'contact', outcome: 'sent' }) })
    return surfaceRoles.flatMap((role) =>
      [...document.getElementsByClassName(roles[role])].map((part) => [part.getAttribute('data-part'), role]),
    )
  }
  const thanks = ['form-success', 'accent']
  expect(fields()).toEqual([['contact-form-head', 'strong'], thanks])
  expect([fields('inline'), fields('compact')]).toEqual([[thanks], [thanks]])
})

it('puts short fields side by side', () => {
  const halves = () =>
    Array.from(document.getElementsByClassName(half), (field) => field.querySelector('[name]')?.getAttribute('name'))
  open()
  expect(halves()).toEqual(['first_name', 'last_name', 'email', 'company', 'country', 'state'])
})

it('marks what is required and what is not: a star that programs need not read, and a word (FORM-47)', () => {
  const labels = () => Array.from(document.querySelectorAll('[data-part="form-label"]'), ({ textContent }) => textContent)
  const required = () =>
    [...document.querySelectorAll<HTMLInputElement>('[data-part="form-control"]:required')].map(({ name }) => name)
  open()
  expect(document.querySelector('[data-part="form-note"]')!.textContent).toBe('Fields with * are required.')
  expect(labels().slice(3, 6)).toEqual(['Company', 'Country', 'State or province'])
  expect(required()).toHaveLength(7)
  const form = open({ form: { kind: 'question' } })
  expect([control('form').value, form.querySelector('[data-part="form-note"]')!.textContent]).toEqual([
    'question',
    'Fields with * are required.',
  ])
  expect(labels().slice(3, 6)).toEqual(['Company (optional)', 'Country', 'State or province (optional)'])
  expect(required()).toEqual(['first_name', 'last_name', 'email', 'country', 'subject'])
})

it.each([
  ['contact', undefined],
  ['question', 'Ongeldige invoer'],
] as const)(
  'says of an empty field what to do, and of one that may stay empty that it is not right, in a %s (FORM-13, FORM-37)',
  (kind, text) => {
    open({ messages: nl.contactForm, form: { kind, state: { form: kind, outcome: 'invalid', invalid: ['company'] } } })
    expect(errors()).toEqual([text ?? 'Vul de naam van een bedrijf in'])
  },
)

it('describes a field by its message only once it is wrong: hidden words are read out too (FORM-11)', () => {
  open()
  expect(document.querySelectorAll('[aria-describedby]')).toHaveLength(0)
})

it('links the consent to the privacy policy (FORM-40)', () => {
  open({ form: withState(undefined) })
  const link = document.querySelector<HTMLAnchorElement>('label a')!
  expect([link.getAttribute('href'), link.closest('label')!.textContent]).toEqual(['/privacy', 'I agree to the privacy policy.'])
})

it('says what it is about, and sends that too (CONTACT-05, CONTACT-09)', () => {
  const about = { quantity: '3', product: '“Panel”, "><script>' }
  const form = open({ form: { about, topics: { product: '"><script>', quantity: '3' } } })
  const rows = [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Product', '“Panel”, "><script>'],
    ['Quantity', '3'],
  ])
  const sent = new FormData(form)
  expect([sent.get('product'), sent.get('quantity')]).toEqual(['"><script>', '3'])
})

it('hides a field from people that programs fill (FORM-19)', () => {
  open()
  expect(control('homepage').closest('[inert][hidden]')).not.toBeNull()
  expect(control('homepage').tabIndex).toBe(-1)
})

it('says in Dutch what the catalogue says (FORM-14, FORM-22, FORM-23, FORM-32)', () => {
  open({ messages: nl.contactForm })
  const html = document.body.textContent
  for (const text of [
    'Gelieve akkoord te gaan met onze voorwaarden',
    'Uw vraag werd succesvol verzonden, we zullen spoedig contact opnemen indien dit nodig is.',
    'Er ging iets mis bij uw ingave, controleer je gegevens of probeer later nog eens.',
    'Gelieve een geldig e-mailadres in te voeren.',
  ])
    expect(html).toContain(text)
})

it('is the same form in three variants: default, inline in a panel with a close control, compact in a short layout (BLK-contact_form-01)', () => {
  const shape = (variant?: ContactFormProps['variant']) => {
    const form = open({ variant })
    const names = [...new Set([...form.elements].flatMap((control) => control.getAttribute('name') ?? []))]
    const panel = form.closest<HTMLElement>('[data-closable]')
    const close = panel?.querySelector('[data-form-close]')
    return { names, close: close?.textContent, grid: form.querySelector('[data-part="form-grid"]')!.className }
  }
  const [usual, inline, compact] = [shape(), shape('inline'), shape('compact')]
  expect(shape('default')).toEqual(usual)
  expect([usual.close, inline.close, compact.close]).toEqual([undefined, 'Close', undefined])
  expect([inline.names, compact.names]).toEqual([usual.names, usual.names])
  expect([inline.grid === usual.grid, compact.grid === usual.grid]).toEqual([true, false])
  expect(contract.width).toEqual({ l: 12, m: 12, s: 12 })
})

it('for an application asks for less in other words, and names the position (FORM-44)', () => {
  const form = open({ form: { kind: 'application', topics: { position: 'Presser' }, about: { position: 'Presser' } } })
  expect([...new FormData(form).keys()]).toEqual([
    'form',
    'position',
    'homepage',
    'first_name',
    'last_name',
    'email',
    'country',
    'subject',
    'link',
    'file',
  ])
  expect(control('link').required).toBe(false)
  expect([control('form').value, control('position').value]).toEqual(['application', 'Presser'])
  expect(document.querySelector('dl')!.textContent).toBe('PositionPresser')
  expect(document.body.textContent).not.toMatch(/question/i)
  expect(form.querySelector('[type="submit"]')!.textContent).toBe('Send application')
})

it.each([
  ['quote', 'Request quote', ['product', 'quantity', 'place'], ['company', 'subject']],
  ['samples', 'Order samples', ['colours', 'street', 'postcode', 'city'], ['company']],
] as const)(
  'asks what %s needs, filled in from its topics, beside the person (FORM-67, FORM-68)',
  (kind, submit, asked, optional) => {
    const topics = { purpose: kind, [asked[0]]: 'Moss', finish: 'Cobalt' }
    const form = open({ form: { kind, topics, about: { [asked[0]]: 'Moss', finish: 'Cobalt' } } })
    const controls = [...form.querySelectorAll<HTMLInputElement>('[data-part="form-control"]')]
    const person = ['first_name', 'last_name', 'email', 'country']
    expect(
      controls
        .filter(({ required }) => required)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...asked, ...person].toSorted())
    expect(controls.filter(({ required }) => !required).map(({ name }) => name)).toEqual(optional)
    expect(document.querySelector('dl')!.textContent).toBe('FinishCobalt')
    const sent = new FormData(form)
    expect([sent.getAll(asked[0]), sent.getAll('finish'), sent.getAll('purpose')]).toEqual([['Moss'], ['Cobalt'], [kind]])
    expect(form.querySelector('[type="submit"]')!.textContent).toBe(submit)
    // A typed value is newer than the page's own.
    open({ form: { kind, topics, state: { form: kind, outcome: 'invalid', values: { [asked[0]]: '' }, invalid: [asked[0]] } } })
    expect(control(asked[0]).value).toBe('')
  },
)

it('ends in a link to what one may do next (FORM-69)', () => {
  open({ form: { state: { form: 'contact', outcome: 'sent' }, next: { label: 'Common questions', href: '/faq' } } })
  expect(document.querySelector('[data-part="form-success"] a')!.getAttribute('href')).toBe('/faq')
})

describe('the file of an application (FORM-49)', () => {
  const application = (state?: FormTarget['state'], messages?: ContactFormProps['messages']) =>
    open({ messages, form: { kind: 'application', state } })
  const label = () => document.querySelector(`label[for="${control('file').id}"]`)!.textContent

  it('is a PDF that may stay empty, and says its limit, in the one form that is sent with one', () => {
    const form = application()
    expect([form.enctype, form.method]).toEqual(['multipart/form-data', 'post'])
    expect([control('file').type, control('file').accept, control('file').required]).toEqual([
      'file',
      '.pdf,application/pdf',
      false,
    ])
    expect(label()).toBe('Portfolio or CV as a file (PDF, at most 5 MB, optional)')
    expect(open({ form: { kind: 'question' } }).enctype).toBe('application/x-www-form-urlencoded')
    expect(control('file')).toBeNull()
  })

  it('says what is wrong with it', () => {
    application({ form: 'application', outcome: 'invalid', values: { file: '' }, invalid: ['file'] }, de.contactForm)
    expect(errors()).toEqual(['Bitte ein PDF von höchstens 5 MB wählen'])
    expect(control('file').getAttribute('aria-describedby')).toBe(`${control('file').id}-error`)
    expect(control('file').autofocus).toBe(true)
  })

  it('has to be chosen again where the form comes back, which the form says, and is not filled in (FORM-54)', () => {
    for (const outcome of ['invalid', 'failed'] as const) {
      application({ form: 'application', outcome, values: { file: 'cv.pdf' }, invalid: outcome === 'invalid' ? ['email'] : [] })
      expect(errors()).toContain('Choose the file again: it was not kept')
      expect(document.getElementById(control('file').getAttribute('aria-describedby')!)!.textContent).toContain('again')
      expect(control('file').hasAttribute('value')).toBe(false)
    }
    application({ form: 'application', outcome: 'invalid', values: { file: '' }, invalid: ['email'] })
    expect(errors()).toHaveLength(1)
  })
})

it('has a close control and closes itself only where it is inline (FORM-16, FORM-17)', () => {
  const parts = () => [
    document.querySelectorAll('[data-form-close]').length,
    document.querySelectorAll('[data-after="close"]').length,
  ]
  open({ variant: 'inline' })
  expect(parts()).toEqual([1, 1])
  for (const variant of ['default', 'compact'] as const) {
    open({ variant })
    expect(parts()).toEqual([0, 0])
  }
})

describe('the countries (FORM-20, FORM-31)', () => {
  it('are about 200, each with its English name and its own code', () => {
    const countries = countriesIn('en')
    expect(countries.length).toBeGreaterThan(190)
    expect(new Set(countries.map(({ tag }) => tag)).size).toBe(countries.length)
    for (const { tag, value, label } of countries)
      expect([tag, value === label, /^[a-z]{2}$/.test(tag)]).toEqual([tag, true, true])
  })

  it('are named and sorted in the language of the page, and sent in English', () => {
    open({ messages: de.contactForm })
    const options = [...document.querySelectorAll('option')]
    expect(options[0]!.textContent).toBe('Bitte wählen')
    const austria = options.findIndex(({ textContent }) => textContent === 'Österreich')
    expect(options[austria]!.value).toBe('Austria')
    expect(austria).toBeGreaterThan(options.findIndex(({ textContent }) => textContent === 'Norwegen'))
    expect(austria).toBeLessThan(options.findIndex(({ textContent }) => textContent === 'Zypern'))
  })
})
