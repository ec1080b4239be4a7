import { afterEach, expect, it, vi } from 'vitest'
import { remember } from './remember.ts'

afterEach(() => void vi.unstubAllEnvs())

it('makes a text once for an object and a key', () => {
  vi.stubEnv('DEV', false)
  const [record, other] = [{}, {}]
  const make = vi.fn(() => 'html')
  for (const [of, key] of [
    [record, 'a'],
    [record, 'a'],
    [record, 'b'],
    [other, 'a'],
  ] as const)
    expect(remember(of, key, make)).toBe('html')
  expect(make).toHaveBeenCalledTimes(3)
})

it('remembers nothing in development, where the code changes too', () => {
  vi.stubEnv('DEV', true)
  const record = {}
  expect([remember(record, 'a', () => 'old'), remember(record, 'a', () => 'new')]).toEqual(['old', 'new'])
})
