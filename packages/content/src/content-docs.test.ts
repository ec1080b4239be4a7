import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { modelTables } from '../scripts/model-tables.ts'
import { entities } from './entities/index.ts'

it('docs/content/fields.md has the current tables of the model; else run: npm run docs -w @brand/content', async () => {
  expect(await readFile(new URL('../../../docs/content/fields.md', import.meta.url), 'utf8')).toBe(modelTables())
  for (const { name } of entities) expect(modelTables()).toContain(`### ${name}\n`)
})
