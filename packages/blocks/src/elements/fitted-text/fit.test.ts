import { expect, it } from 'vitest'
import { inkMayMeet, measureLongestPart, mayBreak } from './fit.ts'

it('takes the longest word, in mean letters', () => {
  expect(measureLongestPart('a bb ccc')).toBeCloseTo(3 * 1.13)
  expect(measureLongestPart('mm ii')).toBeCloseTo(2 * 1.75)
})

it('breaks words only at soft hyphens and hyphens, which stay with the part before', () => {
  expect(measureLongestPart('Verkaufs\u00adbedingungen')).toBeCloseTo(measureLongestPart('bedingungen'))
  expect(measureLongestPart('vingt-quinze')).toBeCloseTo(measureLongestPart('quinze'))
  expect(measureLongestPart('l’appel')).toBeGreaterThan(measureLongestPart('appel'))
})

it('knows which words may break', () => {
  expect(['Verkaufs\u00adbedingungen', 'quatre-vingt'].map(mayBreak)).toEqual([true, true])
  expect(['l’appel', 'Ende-', '-'].map(mayBreak)).toEqual([false, false, false])
})

it('keeps together what a space that does not break joins', () => {
  expect(measureLongestPart('10\u00a0Hz')).toBeGreaterThan(measureLongestPart('Hz'))
})

it('sees an accented capital after a letter that reaches below the line', () => {
  expect(inkMayMeet('Quatre gorges, Écoutez')).toBe(true)
  expect(inkMayMeet('Zeven Öfen')).toBe(false)
  expect(inkMayMeet('Écrivez, appelez ou frappez.')).toBe(false)
  expect(inkMayMeet('Façade Étroite')).toBe(true)
})
