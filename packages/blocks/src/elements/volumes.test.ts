import { expect, it } from 'vitest'
import { dampWords, isShort } from './volumes.ts'

const volumes = (text: string) => dampWords(text).map(({ volume }) => volume)

it.each([
  ['Quieter.', ['loud']],
  ['Questions, answered', ['loud', 'hush']],
  ['Turn the room down.', ['loud', 'clear', 'plain', 'hush']],
  ['Type has a volume knob', ['loud', 'clear', 'plain', 'soft', 'hush']],
])('%s starts loud and ends in a hush', (text, expected) => {
  expect(volumes(text)).toEqual(expected)
})

it('has one loud word and at most five groups, however long the title', () => {
  expect(volumes('a b c d e f g h i')).toEqual(['loud', 'clear', 'clear', 'plain', 'plain', 'soft', 'soft', 'hush', 'hush'])
  expect(volumes('a b c d e f g')).toEqual(['loud', 'clear', 'plain', 'plain', 'soft', 'hush', 'hush'])
  expect(volumes('word '.repeat(40)).filter((volume) => volume === 'loud')).toHaveLength(1)
})

it('keeps every word, in reading order, and drops nothing but spaces', () => {
  expect(dampWords('  Schall\u00adabsorption  für alle ').map(({ word }) => word)).toEqual([
    'Schall\u00adabsorption',
    'für',
    'alle',
  ])
  expect(dampWords('   ')).toEqual([])
})

it('counts no soft hyphens: 39 characters are short, 40 are not', () => {
  expect(isShort(`${'a'.repeat(39)}\u00ad\u00ad`)).toBe(true)
  expect(isShort('a'.repeat(40))).toBe(false)
})
