import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { modelTables, withTables } from '../scripts/model-tables.ts'
import { entities } from './entities/index.ts'

it('docs/CONTENT.md has the current tables of the model; else run: npm run docs -w @brand/content', async () => {
  const document = await readFile(new URL('../../../docs/CONTENT.md', import.meta.url), 'utf8')
  expect(withTables(document)).toBe(document)
  for (const { name } of entities) expect(modelTables()).toContain(`### ${name}\n`)
})
