import { expect, it } from 'vitest'
import { contactTypes, typesFor } from './load.ts'

it('lists the five types, without the page itself (CONTACT-02, CONTACT-03, RT-21)', () => {
  expect(typesFor('contact')).toEqual([
    'quote-price-lead',
    'product-advice',
    'sample-request',
    'after-sales-support',
    'general-request',
  ])
  for (const type of contactTypes) expect(typesFor(`contact/${type}`)).toEqual(contactTypes.filter((other) => other !== type))
})

it('lists nothing for letters and applications (CONTACT-04)', () => {
  expect([typesFor('contact/newsletter'), typesFor('contact/apply-now'), typesFor(undefined)]).toEqual([[], [], []])
})
