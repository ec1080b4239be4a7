// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import nl from '../i18n/messages/nl.ts'
import { DownloadRequestForm, type DownloadRequestFormProps } from './DownloadRequestForm.tsx'

function open(props: Partial<DownloadRequestFormProps> = {}) {
  document.body.innerHTML = renderToStaticMarkup(<DownloadRequestForm fileId="prices" fileName="Prices" {...props} />)
  return document.querySelector('form')!
}
const visible = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input, select')].filter(
    (control) => control.type !== 'hidden' && !control.closest('[inert]'),
  )
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`)!
const readText = (name: string) => part(name).textContent

const all = ['first_name', 'last_name', 'email', 'company', 'country', 'function', 'newsletter_subscribe', 'gdpr']

it('asks by the lock: all, all but the function for a press kit, else an address (FORM-24 to FORM-27)', () => {
  const asked = (props: Partial<DownloadRequestFormProps>) => visible(open(props)).map(({ name }) => name)
  expect(asked({ lockedType: 'full_locked' }).toSorted()).toEqual(all.toSorted())
  expect(asked({ isPressKit: true }).toSorted()).toEqual(all.filter((name) => name !== 'function').toSorted())
  for (const props of [{}, { lockedType: 'locked' as const }])
    expect(asked(props)).toEqual(['email', 'gdpr', 'newsletter_subscribe'])
  const required = visible(open({ lockedType: 'full_locked' })).filter((control) => control.required)
  expect(required.map(({ name }) => name).toSorted()).toEqual(all.filter((name) => !name.startsWith('news')).toSorted())
})

it('sends the file with it, in the language of the visitor (DL-05)', () => {
  const sent = new FormData(open({ messages: nl.downloadRequestForm, isPressKit: true }))
  expect(['form', 'file', 'file_name', 'locale'].map((name) => sent.get(name))).toEqual(['press-kit', 'prices', 'Prices', 'nl'])
})

it.each([
  ['download-full', { lockedType: 'full_locked' }, 'Fill in a valid name, company, country, email address or function'],
  ['press-kit', { isPressKit: true }, 'Fill in a valid name, company, country or email address'],
  ['download', {}, 'Enter an address such as name@studio.example'],
] as const)(
  'says in one sentence what is wrong, of the fields that %s has, and nothing beside them (FORM-29)',
  (form, props, sentence) => {
    open({ ...props, form: { state: { form, outcome: 'invalid', invalid: ['email'] } } })
    expect([part('form-summary').hidden, readText('form-summary')]).toEqual([false, sentence])
    const email = document.querySelector('[name="email"]')!
    expect(email.getAttribute('aria-describedby')).toBe(part('form-summary').id)
    expect(email.closest('[data-part="form-field"]')!.textContent).toBe('E-mail address')
  },
)

it('says what is wrong with the consent (FORM-30)', () => {
  const state = (invalid: string[]) => ({ form: { state: { form: 'download', outcome: 'invalid' as const, invalid } } })
  const errors = () => Array.from(document.querySelectorAll('[data-part="form-error"]:not([hidden])'), (p) => p.textContent)
  open(state(['email', 'gdpr']))
  expect(errors()).toEqual(['You must agree to the GDPR to download the file'])
  open(state(['gdpr']))
  expect(part('form-summary').hidden).toBe(true)
  open({ ...state(['email', 'gdpr']), messages: nl.downloadRequestForm })
  expect(errors()).toEqual(['Gelieve akkoord te gaan met de GDPR regels alvorens de download te kunnen doen.'])
  open({ ...state(['gdpr']), messages: { consent: 'Agree first' } })
  expect(errors()).toEqual(['Agree first'])
})

it('keeps what was typed and says that it has failed (FORM-33)', () => {
  const form = open({ form: { state: { form: 'download', outcome: 'failed', values: { email: 'ines@example.com' } } } })
  expect((form.elements.namedItem('email') as HTMLInputElement).value).toBe('ines@example.com')
  expect([part('form-failure').getAttribute('role'), part('form-failure').hidden]).toEqual(['alert', false])
  expect(readText('form-failure')).toBe('Something went wrong with your request, check all your fields or try again later')
})

it('leads to the file once it was sent; without an address it says that an answer comes (DL-05, DL-17, FORM-38)', () => {
  const sent = (fileUrl?: string) => ({ form: { state: { form: 'download', outcome: 'sent' as const, fileUrl } } })
  const shown = () => ['received', 'ready'].filter((name) => !part(`download-request-form-${name}`).hidden)
  const link = () => part('download-request-form-ready').querySelector('a')!
  expect(open(sent('/files/prices.pdf?signature=x')).hidden).toBe(true)
  expect([shown(), link().getAttribute('href'), link().textContent]).toEqual([
    ['ready'],
    '/files/prices.pdf?signature=x',
    'Download Prices',
  ])
  open({ ...sent(), to: '/files/prices.pdf' })
  expect([shown(), link().getAttribute('href')]).toEqual([['ready'], '/files/prices.pdf'])
  open(sent())
  expect(shown()).toEqual(['received'])
  expect(readText('download-request-form-received')).toBe('We have received your request and will respond as soon as possible')
})
