import type { SearchResult } from '@brand/content'
import { expect, it } from 'vitest'
import { toResults } from './results.ts'

const found: SearchResult = {
  id: 'murmel',
  type: 'family',
  title: 'Murmel',
  link: '/de/acoustic-solutions/murmel',
  ready2go: false,
  usedLocale: 'de',
  highlights: [{ start: 0, end: 3 }],
  partial: false,
  thumbnail: { id: 'lamps', name: 'lamps', alt: 'Lamps', url: '/api/images/lamps' },
}

it('shows what was found in the visitor’s words, with thumbnails of height 100 and quality 50 (SRCH-09, SRCH-10)', () => {
  expect(toResults([found], { family: 'Produkt' }, 'de')).toEqual([
    {
      title: 'Murmel',
      href: '/de/acoustic-solutions/murmel',
      type: 'Produkt',
      highlights: [{ start: 0, end: 3 }],
      partial: false,
      thumbnail: { src: '/api/images/lamps?h=100&q=50', alt: 'Lamps', width: 100, height: 100 },
    },
  ])
})

it('says which titles are in another language, and shows an unknown type without a name', () => {
  const { thumbnail, ...withoutThumbnail } = found
  expect(thumbnail).toBeDefined()
  expect(toResults([{ ...withoutThumbnail, usedLocale: 'en', type: 'pigeon' }], {}, 'de')).toMatchObject([
    { lang: 'en', type: '' },
  ])
  expect(toResults([withoutThumbnail], {}, 'de')[0]).not.toHaveProperty('thumbnail')
})
