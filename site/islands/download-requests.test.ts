// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addressOf } from './download-requests.ts'
import { unlocks } from './unlocks.ts'

const now = Date.UTC(2026, 0, 5)

beforeEach(() => {
  vi.useFakeTimers({ now })
  document.cookie = 'downloadsConsent=true'
})
afterEach(() => vi.useRealTimers())

it('asks for an unlocked file in the language of the page, until its signature has ended (DL-20, DL-38)', () => {
  const expires = now / 1000 + 1
  unlocks.add('prices', `/files/prices-en.pdf?expires=${expires}&signature=x`)
  unlocks.add('far', 'https://cdn.example/far.pdf')
  document.documentElement.lang = 'de'
  expect(addressOf('prices')).toBe(`/files/prices-en.pdf?expires=${expires}&signature=x&locale=de`)
  expect(addressOf('far')).toBe('https://cdn.example/far.pdf')
  expect(addressOf('nothing')).toBeUndefined()
  vi.advanceTimersByTime(1000)
  expect(addressOf('prices')).toBeUndefined()
  expect(unlocks.list().map(({ fileId }) => fileId)).toEqual(['far'])
})
