import { createClient, locales, type Locale } from '@brand/content'
import { createApi, embeddedSource } from '@brand/content-api'
import { afterAll, describe, expect, it } from 'vitest'
import { demoContent } from '../index.ts'
import othersQueries from './search-queries-of-others.json' with { type: 'json' }
import { searchQueries } from './search-queries.ts'

const api = createApi({ source: { ...embeddedSource(demoContent), watch: () => () => {} }, indexTimeout: 60_000 })
await api.ready
await api.settled()
const client = createClient((address) => api.app.request(address))
afterAll(api.close)

/** What is wanted first: one of these, each a type and an id, or an address. */
interface Query {
  locale: Locale
  keyword: string
  wanted: readonly string[]
}

const own: Query[] = locales.flatMap((locale) =>
  Object.entries(searchQueries[locale]).map(([keyword, wanted]) => ({ locale, keyword, wanted })),
)
/** Made by a person who knew the site, but neither the search nor the other set. */
const others: Query[] = othersQueries.map(({ locale, query, wanted }) => ({ locale: locale as Locale, keyword: query, wanted }))

describe.each([
  { whose: 'by who wrote the search', queries: own, first: 99, amongThree: 99 },
  { whose: 'by somebody else', queries: others, first: 52, amongThree: 53 },
])('a hundred queries $whose', ({ queries, first, amongThree }) => {
  it('are twenty in each language', () => {
    for (const locale of locales) {
      expect(new Set(queries.filter((query) => query.locale === locale).map(({ keyword }) => keyword)), locale).toHaveLength(20)
    }
  })

  /** The shares may only rise. */
  it(`have what is wanted first in ${first} % of them, and among the first three in ${amongThree} % (SRCH-13)`, async () => {
    const places = await Promise.all(
      queries.map(async ({ locale, keyword, wanted }) => {
        const found = await client.search({ locale, keyword })
        const place = found.findIndex(({ type, id, link }) => wanted.includes(`${type} ${id}`) || wanted.includes(link))
        const line = `${locale} ${keyword}: ${
          found
            .slice(0, 4)
            .map(({ link }) => link)
            .join(', ') || 'nothing'
        }`
        return { place, line }
      }),
    )
    const missed = places.filter(({ place }) => place !== 0).map(({ line }) => line)
    const share = (most: number) => (100 * places.filter(({ place }) => place >= 0 && place < most).length) / places.length
    expect(share(1), missed.join('\n')).toBeGreaterThanOrEqual(first)
    expect(share(3), missed.join('\n')).toBeGreaterThanOrEqual(amongThree)
  })
})
