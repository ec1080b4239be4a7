import { describe, expect, it } from 'vitest'
import { redirectOf } from './redirects.ts'

describe('one address for a page', () => {
  it.each([
    ['/about/', '/about'],
    ['/de//about', '/de/about'],
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['/de/', '/de'],
  ])('sends %s to %s', (from, to) => expect(redirectOf(from, '')).toBe(to))

  it('keeps the query', () => expect(redirectOf('/about/', '?a=1')).toBe('/about?a=1'))

  it('leaves a clean address alone', () => {
    for (const path of ['/', '/about', '/de/about']) expect(redirectOf(path, '?a=//')).toBeUndefined()
  })

  it('never leads to another origin', () => {
    const base = 'https://site.example'
    for (const path of [
      '//evil.example/',
      '///evil.example//',
      '/\\evil.example/',
      '/%5cevil.example/',
      '/.//evil.example/',
      '/%2f%2fevil.example/',
    ]) {
      const target = redirectOf(path, '')
      if (target !== undefined) expect(new URL(target, base).origin).toBe(base)
    }
  })
})
