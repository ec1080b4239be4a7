import { describe, expect, it } from 'vitest'
import { keywordLength, searchKeyword } from './search.ts'

describe('a keyword', () => {
  it.each([
    ['  felt   wall ', 'felt wall'],
    ['felt\n\twall', 'felt wall'],
    ['fe', 'fe'],
    ['f', ''],
    [' f ', ''],
    ['', ''],
    ['x'.repeat(300), 'x'.repeat(100)],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
    ['\u200Bfe\u00ADlt\u202E', 'felt'],
  ])('%j is searched as %j (SRCH-12, OR-23)', (typed, keyword) => expect(searchKeyword(typed)).toBe(keyword))

  it('has 2 to 100 characters (OR-23)', () => expect(keywordLength).toEqual({ min: 2, max: 100 }))
})
