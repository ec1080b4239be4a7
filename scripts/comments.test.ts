import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { idsIn } from '../tools/coverage-spec/ids.mjs'
import { root } from './run.ts'

const files = globSync('{site,packages,scripts,tests,tools,.storybook}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['**/dist', '**/node_modules', '**/generated'],
}).map((path) => path.replaceAll('\\', '/'))
const readText = (path: string) => readFileSync(join(root, path), 'utf8')

it('each docstring says what a thing is by itself: none begins "The same"', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((path) => /\/\*\*[\s*]*The same\b/.test(readText(path)))).toEqual([])
})

it('the code names requirements in a tag of their own, so that published types, the API and Storybook go without', () => {
  const sources = files.filter(
    (path) => /^(site|packages\/\w[\w-]*\/src)\//.test(path) && !/\.(test|stories)\.|\/test\//.test(path),
  )
  const groups = new Set(
    [...idsIn(readFileSync(join(root, 'docs/spec/REQUIREMENTS.md'), 'utf8'))].map((id) => id.replace(/.\d+$/, '')),
  )
  const within = sources.flatMap((path) =>
    readText(path)
      .replaceAll(/@requirement .*(?:\n\s*(?:\*|\/\/) +(?:[A-Z][\w-]*-|RELIABILITY )\d.*)*/g, '')
      .split('\n')
      .filter((line) => [...idsIn(line)].some((id) => groups.has(id.replace(/.\d+$/, ''))))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(within).toEqual([])
})
