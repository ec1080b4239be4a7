import { createApi, embeddedSource } from '@brand/content-api'
import { demoContent } from '@brand/demo-content'
import { locales } from '@brand/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '@brand/content'
import { publishedPaths } from '../../cms/published.ts'
import { isMissing } from '@brand/host'
import { createMissingPages } from './missing-pages.ts'

const api = createApi({ source: embeddedSource(demoContent), log: () => {} })
beforeAll(() => api.ready)
afterAll(() => api.close())
const missing = createMissingPages({ active: locales, snapshot: () => api.snapshot() })

describe('the page that stands for those that are not there (RELIABILITY 22, 27)', () => {
  it('is one for each kind of page and language, whatever the address', () => {
    const asked = [
      '/no',
      '/no/such/page',
      '/about%00',
      '/%ff',
      '/de/nichts',
      '/de/nichts/da',
      '/inspiration/x',
      '/nl/acoustic-solutions/x',
    ]
    expect(asked.map(missing)).toEqual(['/-', '/-', '/-', '/-', '/de/-', '/de/-', '/inspiration/-', '/nl/acoustic-solutions/-'])
    expect(missing('/downloads/request/nothing')).toBe('/downloads/request/-')
    expect(asked.every((path) => isMissing(missing(path)!))).toBe(true)
  })

  it('is itself not there, so that it is rendered as any other', () => {
    for (const path of ['/-', '/de/-', '/inspiration/-']) expect(missing(path)).toBe(path)
  })

  it('stands for no page that there is, nor for one that redirects or falls back to English', async () => {
    const client = createClient((address) => api.app.request(address))
    const published = await publishedPaths({ client, active: locales })
    expect(published.length).toBeGreaterThan(500)
    expect(published.filter((path) => missing(path) !== undefined)).toEqual([])
    for (const path of ['/de/about', '/search', '/de/search', '/compare', '/downloads/request/project-prices', '/%61bout'])
      expect([path, missing(path)]).toEqual([path, undefined])
  })

  it('stands for no form, whose address leads to the contact page where it has no page of its own (CONTACT-15)', () => {
    const find = (_kind: string, slug: string) => (slug === 'contact' ? {} : undefined)
    const content = { find, byId: () => undefined } as unknown as ReturnType<typeof api.snapshot>
    const without = createMissingPages({ active: locales, snapshot: () => content })
    expect([without('/nl/contact/product-advice'), without('/nl/contact/advice')]).toEqual([undefined, '/nl/contact/-'])
  })

  it('is unknown while there is no content', () => {
    expect(createMissingPages({ active: locales, snapshot: () => undefined })('/no')).toBeUndefined()
  })
})
