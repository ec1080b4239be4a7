import { expect, it } from 'vitest'
import { shownSocials } from './socials.ts'

const names = ['facebook', 'pinterest', 'linkedin', 'instagram', 'tiktok', 'twitter-x', 'youtube', 'medium']
const shown = (...of: string[]) => shownSocials(of.map((name) => ({ name, href: `https://${name}.example/loden` })))

it('knows eight accounts, in the order they are given (FTR-03)', () => {
  const hrefs = shown(...names).map(({ href }) => href)
  expect(hrefs).toEqual(names.map((name) => `https://${name}.example/loden`))
  expect(new Set(shown(...names).map(({ path }) => path)).size).toBe(8)
})

it('takes twitter for X, any case of letters, and leaves unknown names and empty addresses out (OR-98)', () => {
  expect(shown('twitter')).toMatchObject([{ name: 'X', href: 'https://twitter.example/loden' }])
  expect(shown('LinkedIn')).toMatchObject([{ name: 'LinkedIn' }])
  expect(shown('myspace', 'toString')).toEqual([])
  expect(shownSocials([{ name: 'medium', href: '' }])).toEqual([])
})

it('shows any account that brings its icon, and that icon before ours', () => {
  const own = [
    { name: 'Mastodon', href: 'https://mastodon.example/@loden', icon: 'M' },
    { name: 'Instagram', href: 'https://instagram.example/loden', icon: 'I' },
  ]
  expect(shownSocials(own)).toEqual(own)
})
