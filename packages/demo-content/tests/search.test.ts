import { createClient, locales, type Locale } from '@brand/content'
import { createApi, embeddedSource } from '@brand/content-api'
import { afterAll, expect, it } from 'vitest'
import { demoContent } from '../index.ts'
import { searchQueries } from './search-queries.ts'

/** Share of queries whose first answer is one that a person would want first. It may only rise. */
const reached = 0.99

const api = createApi({ source: { ...embeddedSource(demoContent), watch: () => () => {} }, indexTimeout: 60_000 })
await api.ready
await api.settled()
const client = createClient((address) => api.app.request(address))
afterAll(api.close)

const queries = locales.flatMap((locale: Locale) =>
  Object.entries(searchQueries[locale]).map(([keyword, wanted]) => ({ locale, keyword, wanted })),
)

it('has twenty queries in each language, whose answers exist', () => {
  for (const locale of locales) expect(Object.keys(searchQueries[locale]), locale).toHaveLength(20)
})

it(`answers at least ${reached * 100} % of them with what is wanted first (SRCH-13)`, async () => {
  const wrong: string[] = []
  for (const { locale, keyword, wanted } of queries) {
    const found = (await client.search({ locale, keyword })).map(({ type, id }) => `${type} ${id}`)
    if (!wanted.includes(found[0] ?? '')) wrong.push(`${locale} ${keyword}: ${found.slice(0, 4).join(', ') || 'nothing'}`)
  }
  const share = 1 - wrong.length / queries.length
  expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(reached)
})
