import { expect, it } from 'vitest'
import { titleSteps } from './title-steps.ts'

const steps = (text: string) => titleSteps(text).map(({ step }) => step)

it.each([
  ['Quieter.', [1]],
  ['Questions, answered', [1, 5]],
  ['Turn the room down.', [1, 2, 3, 5]],
  ['Type has a volume knob', [1, 2, 3, 4, 5]],
])('%s goes from the first step to the last', (text, expected) => {
  expect(steps(text)).toEqual(expected)
})

it('has one word of the first step and at most five groups, however long the title', () => {
  expect(steps('a b c d e f g h i')).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5])
  expect(steps('a b c d e f g')).toEqual([1, 2, 3, 3, 4, 5, 5])
  expect(steps('word '.repeat(40)).filter((step) => step === 1)).toHaveLength(1)
})

it('keeps every word, in reading order, and drops nothing but spaces', () => {
  expect(titleSteps('  Schall\u00adabsorption  für alle ').map(({ word }) => word)).toEqual([
    'Schall\u00adabsorption',
    'für',
    'alle',
  ])
  expect(titleSteps('   ')).toEqual([])
})
