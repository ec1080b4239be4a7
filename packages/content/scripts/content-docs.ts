/** `npm run docs -w @brand/content`: writes the tables of the model into docs/content/fields.md. */
import { writeFile } from 'node:fs/promises'
import { modelTables } from './model-tables.ts'

await writeFile(new URL('../../../docs/content/fields.md', import.meta.url), modelTables())
