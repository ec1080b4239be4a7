import { locales, type Block } from '@brand/content'
import { expect, it } from 'vitest'
import { libraryMessages } from '../i18n/library.ts'
import { withOwnForm } from './own-form.ts'

const organization = { email: 'hello&co@brand.example', telephone: '+32 56 00 00 00' }
const text = { type: 'cb_text', id: 't', cbTextHtml: '<p>Text</p>' } as Block
const hosted = (form: string, title?: string) =>
  ({ type: 'cb_embedded_form', id: 'e', cbEmbeddedFormForm: form, cbEmbeddedFormTitle: title }) as Block
const standIn = (body: Block[], query = '', embeddedForms = {}, locale = locales[0]) =>
  withOwnForm(body, { embeddedForms, query: new URLSearchParams(query), locale, usedLocale: locale, organization })

it.each(locales)(
  'puts our own form in place of one without an address, with how else to reach the brand, in %s (CONTACT-05)',
  (locale) => {
    const { body, about } = standIn([text, hosted('quote-price-lead', 'Ask')], 'product=Murmel&amount=3&utm_source=x', {}, locale)
    expect(body[0]).toBe(text)
    expect(body[1]).toEqual({
      type: 'cb_contact_form',
      id: 'e',
      cbContactFormTitle: 'Ask',
      cbContactFormText: `<p>${libraryMessages[locale].embeddedForm.reach}</p><p><a href="mailto:hello&amp;co@brand.example">hello&amp;co@brand.example</a><br><a href="tel:+3256000000">+32 56 00 00 00</a></p>`,
    })
    expect(about).toEqual({
      topics: { purpose: 'quote-price-lead', product: 'Murmel', quantity: '3' },
      about: { product: 'Murmel', quantity: '3' },
    })
  },
)

it('leaves forms with an address, and those that are no question (CONTACT-05, CONTACT-14)', () => {
  for (const [form, addresses] of [
    ['visit-us', { 'visit-us': 'https://forms.example' }],
    ['apply-now', { 'apply-now': 'https://forms.example' }],
    ['newsletter', {}],
  ] as const) {
    const body = [text, hosted(form)]
    expect([form, standIn(body, 'position=x', addresses)]).toEqual([form, { body }])
  }
})

it('is an application for the position of the address, or for none (CONTACT-13, CONTACT-14, FORM-44)', () => {
  const about = (query: string) => standIn([hosted('apply-now', 'Apply')], query, {}, 'de').about
  expect(about('position=Presser%20%26%20fitter')).toEqual({
    kind: 'application',
    topics: { purpose: 'apply-now', position: 'Presser & fitter' },
    about: { position: 'Presser & fitter' },
  })
  expect(about('')).toEqual({
    kind: 'application',
    topics: { purpose: 'apply-now', position: 'Spontaneous Application' },
    about: { position: 'Initiativbewerbung' },
  })
})

it('puts it in one place of a page only, and says nothing of a brand that it does not know', () => {
  const { body } = withOwnForm([hosted('general-request'), hosted('product-advice')], {
    embeddedForms: {},
    query: new URLSearchParams(),
    locale: 'en',
    usedLocale: 'en',
    organization: undefined,
  })
  expect(body.map(({ type }) => type)).toEqual(['cb_contact_form', 'cb_embedded_form'])
  expect(body[0]).toHaveProperty('cbContactFormText', '')
})

it('writes to the dealer that the page knows, and says how else to reach it (DEALER-13)', () => {
  const dealer = { id: 'd1', ctLocationName: 'Stilte', ctLocationCity: 'Ghent', ctLocationEmail: 'a@b.example' }
  const { body, about } = withOwnForm([hosted('general-request')], {
    embeddedForms: {},
    query: new URLSearchParams('location=d1'),
    locale: 'en',
    usedLocale: 'en',
    organization,
    dealer,
  })
  expect(about).toEqual({ topics: { purpose: 'general-request', location: 'Stilte (d1)' }, about: { location: 'Stilte, Ghent' } })
  expect(body[0]).toHaveProperty('cbContactFormTitle', 'Get in touch')
  expect(body[0]).toHaveProperty('cbContactFormText', expect.stringMatching(/mailto:a@b\.example/))
  expect(body[0]).toHaveProperty('cbContactFormText', expect.not.stringMatching(/brand\.example/))
})
