import { createClient, locales } from '@brand/content'
import { createApi, embeddedSource } from '@brand/content-api'
import { afterAll, expect, it } from 'vitest'
import { demoContent } from '../index.ts'
import { queries } from './queries/index.ts'

const api = createApi({ source: { ...embeddedSource(demoContent), watch: () => () => {} }, indexTimeout: 60_000 })
await api.ready
await api.settled()
const client = createClient((address) => api.app.request(address))
afterAll(api.close)

it.each(locales)(
  'queries in %s have what is wanted first in 90 % of them, and among the first three in 98 % (SRCH-13)',
  async (locale) => {
    const asked = Object.values(queries[locale]).flatMap((group) => Object.entries(group))
    const places: { place: number; line: string }[] = []
    for (const [keyword, wanted] of asked) {
      const found = await client.search({ locale, keyword })
      const place = found.findIndex(({ type, id, link }) => wanted.includes(`${type} ${id}`) || wanted.includes(link))
      const links = found.slice(0, 4).map(({ link }) => link)
      places.push({ place, line: `${keyword}: ${links.join(', ') || 'nothing'}` })
    }
    const missed = places.filter(({ place }) => place !== 0).map(({ line }) => line)
    const share = (maxRank: number) => (100 * places.filter(({ place }) => place >= 0 && place < maxRank).length) / places.length
    expect(share(1), missed.join('\n')).toBeGreaterThanOrEqual(90)
    expect(share(3), missed.join('\n')).toBeGreaterThanOrEqual(98)
    expect(missed.filter((line) => line.endsWith(': nothing'))).toEqual([])
  },
)
