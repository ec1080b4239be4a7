import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run.ts'

it('only site/cms knows the names that the CMS gives to fields and blocks (OR-85)', () => {
  const files = globSync('site/**/*.{ts,tsx}', { cwd: root, exclude: ['**/dist', '**/node_modules', '**/*.test.*'] })
  const naming = files.filter((file) => /\b(?:ct|cb)(?:[A-Z]|_[a-z])/.test(readFileSync(join(root, file), 'utf8')))
  expect(naming.filter((file) => file.startsWith('site/cms/')).length).toBeGreaterThan(10)
  expect(naming.filter((file) => !file.startsWith('site/cms/'))).toEqual([])
})
