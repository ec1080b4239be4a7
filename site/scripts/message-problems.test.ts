import { expect, it } from 'vitest'
import { messageProblems } from './message-problems.ts'

it('the texts of the site and of the library are written as their language is (LOC-33, LOC-34)', async () => {
  expect(await messageProblems()).toEqual([])
})
