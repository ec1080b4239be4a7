import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = globSync(['packages/blocks/src/**/*.stories.tsx', '.storybook/**/*.stories.tsx'])
const acts = /\b(?:userEvent|fireEvent|dispatchEvent|requestSubmit)\b|\.(?:click|focus|blur)\(/

it('has steps only in stories that are tests: documentation shows a story without them', () => {
  expect(files.length).toBeGreaterThan(100)
  const isTest = (file: string) => file.endsWith('.tests.stories.tsx')
  expect(files.filter((file) => !isTest(file) && acts.test(readFileSync(file, 'utf8')))).toEqual([])
  const titles = files.map((file) => [isTest(file), /title: 'Tests\//.test(readFileSync(file, 'utf8'))])
  expect(titles.filter(([isTest, isNamedSo]) => isTest !== isNamedSo)).toEqual([])
})
