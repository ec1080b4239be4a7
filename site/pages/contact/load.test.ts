import { expect, it } from 'vitest'
import type { PageContextServer } from 'vike/types'
import { loadContact, typesFor } from './load.ts'

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

it('leads from the address of a form without a page to the contact page (CONTACT-15)', async () => {
  const request = { locale: 'nl', client: { pages: async () => ['contact', 'contact/sample-request'] } }
  const load = (urlPathname: string) =>
    loadContact({ request, urlPathname } as unknown as PageContextServer).catch((reason: unknown) => reason)
  const redirected = { _pageContextAbort: { _urlRedirect: { url: '/nl/contact', statusCode: 302 } } }
  expect(await load('/contact/product-advice')).toMatchObject(redirected)
  for (const path of ['/contact/sample-request', '/contact/nowhere']) expect(await load(path)).not.toMatchObject(redirected)
})
