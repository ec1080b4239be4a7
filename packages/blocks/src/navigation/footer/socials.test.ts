import { expect, it } from 'vitest'
import { shownSocials } from './socials.ts'

const types = ['facebook', 'pinterest', 'linkedin', 'instagram', 'tiktok', 'twitter-x', 'youtube', 'medium']
const shown = (...names: string[]) => shownSocials(names.map((type) => ({ type, handle: `https://${type}.example/loden` })))

it('knows the eight types, in the order they are given (FTR-03)', () => {
  const handles = shown(...types).map(({ handle }) => handle)
  expect(handles).toEqual(types.map((type) => `https://${type}.example/loden`))
  expect(new Set(shown(...types).map(({ path }) => path)).size).toBe(8)
})

it('takes twitter for twitter-x and leaves unknown types and empty addresses out (OR-98)', () => {
  expect(shown('twitter')).toMatchObject([{ name: 'X', handle: 'https://twitter.example/loden' }])
  expect(shown('myspace', 'toString')).toEqual([])
  expect(shownSocials([{ type: 'medium', handle: '' }])).toEqual([])
})
