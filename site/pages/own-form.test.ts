import { locales, routePath, type Block } from '@brand/content'
import { expect, it } from 'vitest'
import { libraryMessages } from '../i18n/library.ts'
import { contactForm } from '@brand/blocks/contracts'
import type { Dealer } from '../cms/kinds/dealer.ts'
import { addedBlock, readBlockType } from '../cms/page-blocks.ts'
import { withOwnForm } from './own-form.ts'

const organization = { email: 'hello&co@brand.example', telephone: '+32 56 00 00 00' }
const text = { type: 'cb_text', id: 't', cbTextHtml: '<p>Text</p>' } as Block
const hosted = (form: string, title?: string) =>
  ({ type: 'cb_embedded_form', id: 'e', cbEmbeddedFormForm: form, cbEmbeddedFormTitle: title }) as Block
const standIn = (body: Block[], query = '', embeddedForms = {}, locale = locales[0]) =>
  withOwnForm(
    { blocks: body, contentLocale: locale },
    { embeddedForms, query: new URLSearchParams(query), locale },
    { organization, pages: ['contact', 'faq'] },
  )

it.each(locales)(
  'puts our own form in place of one without an address, with how else to reach the brand, in %s (CONTACT-05)',
  (locale) => {
    const { blocks, about } = standIn(
      [text, hosted('quote-price-lead', 'Ask')],
      'product=Murmel&amount=3&utm_source=x',
      {},
      locale,
    )
    expect(blocks[0]).toBe(text)
    expect(blocks[1]).toEqual(
      addedBlock(contactForm, 'e', {
        title: 'Ask',
        textHtml: `<p>${libraryMessages[locale].embeddedForm.contactDetails}</p><p><a href="mailto:hello&amp;co@brand.example">hello&amp;co@brand.example</a><br><a href="tel:+3256000000">+32 56 00 00 00</a></p>`,
      }),
    )
    expect(about).toEqual({
      kind: 'quote',
      topics: { purpose: 'quote-price-lead', product: 'Murmel', quantity: '3' },
      about: { product: 'Murmel', quantity: '3' },
      next: { label: libraryMessages[locale].faqPage.title, href: routePath('faq', locale) },
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
    expect([form, standIn(body, 'position=x', addresses)]).toEqual([form, { blocks: body }])
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

it('puts it in one place of a page only, says nothing of a brand that it does not know, and leads to no page that is not there (FORM-69)', () => {
  const { blocks, about } = withOwnForm(
    { blocks: [hosted('general-request'), hosted('product-advice')], contentLocale: 'en' },
    { embeddedForms: {}, query: new URLSearchParams(), locale: 'en' },
    {},
  )
  expect(blocks.map(readBlockType)).toEqual(['cb_contact_form', 'cb_embedded_form'])
  expect(about).not.toHaveProperty('next')
  expect(blocks[0]).toHaveProperty('props.textHtml', '')
})

it('writes to the dealer that the page knows, and says how else to reach it (DEALER-13)', () => {
  const dealer = { id: 'd1', name: 'Stilte', city: 'Ghent', email: 'a@b.example' } as Dealer
  const { blocks, about } = withOwnForm(
    { blocks: [hosted('general-request')], contentLocale: 'en' },
    { embeddedForms: {}, query: new URLSearchParams('location=d1'), locale: 'en' },
    { organization, dealer, pages: ['faq'] },
  )
  expect(about).toEqual({
    kind: 'question',
    topics: { purpose: 'general-request', location: 'Stilte (d1)' },
    about: { location: 'Stilte, Ghent' },
    next: { label: libraryMessages.en.faqPage.title, href: routePath('faq', 'en') },
  })
  expect(blocks[0]).toHaveProperty('props.title', 'Get in touch')
  expect(blocks[0]).toHaveProperty('props.textHtml', expect.stringMatching(/mailto:a@b\.example/))
  expect(blocks[0]).toHaveProperty('props.textHtml', expect.not.stringMatching(/brand\.example/))
})
