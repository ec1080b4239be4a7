import { expect, it } from 'vitest'
import { typesFor } from './load.ts'

it('lists the five types, without the page itself (CONTACT-02, CONTACT-03, RT-21)', () => {
  expect(typesFor('contact')).toEqual([
    'quote-price-lead',
    'product-advice',
    'sample-request',
    'after-sales-support',
    'general-request',
  ])
  const all = typesFor('contact')
  for (const type of all) expect(typesFor(`contact/${type}`)).toEqual(all.filter((other) => other !== type))
})

it('lists nothing for letters and applications (CONTACT-04)', () => {
  expect([typesFor('contact/newsletter'), typesFor('contact/apply-now'), typesFor(undefined)]).toEqual([[], [], []])
})
