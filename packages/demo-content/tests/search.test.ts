import { createClient, locales } from '@brand/content'
import { createApi, embeddedSource } from '@brand/content-api'
import { afterAll, describe, expect, it } from 'vitest'
import { demoContent } from '../index.ts'
import { queries } from './queries/index.ts'

const api = createApi({ source: { ...embeddedSource(demoContent), watch: () => () => {} }, indexTimeout: 60_000 })
await api.ready
await api.settled()
const client = createClient((address) => api.app.request(address))
afterAll(api.close)

describe.each([
  { group: 'author', first: 100, amongThree: 100 },
  { group: 'others', first: 90, amongThree: 99 },
  { group: 'visitors', first: 100, amongThree: 100 },
  { group: 'strangers', first: 93, amongThree: 98 },
  { group: 'review', first: 100, amongThree: 100 },
] as const)('queries of $group', ({ group, first, amongThree }) => {
  const asked = locales.flatMap((locale) =>
    Object.entries(queries[locale][group] ?? {}).map(([keyword, wanted]) => ({ locale, keyword, wanted })),
  )

  /** The shares may only rise. */
  it(`have what is wanted first in ${first} % of them, and among the first three in ${amongThree} % (SRCH-13)`, async () => {
    const places = await Promise.all(
      asked.map(async ({ locale, keyword, wanted }) => {
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
    expect(missed.filter((line) => line.endsWith(': nothing'))).toEqual([])
  })
})
