import { expect, it } from 'vitest'
import { searchAddress } from './search.ts'

it('the page of results has its keyword in its query, whatever that is (RT-38)', () => {
  expect([searchAddress('en'), searchAddress('de', 'wolk')]).toEqual(['/search', '/de/search?keyword=wolk'])
  const keyword = 'A & b#c=%20+é'
  expect(new URL(searchAddress('nl', keyword), 'https://brand.example').searchParams.get('keyword')).toBe(keyword)
})
