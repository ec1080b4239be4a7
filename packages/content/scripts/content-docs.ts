/** `npm run docs -w @brand/content`: writes the tables of the model into docs/CONTENT.md. */
import { readFile, writeFile } from 'node:fs/promises'
import { withTables } from './model-tables.ts'

const file = new URL('../../../docs/CONTENT.md', import.meta.url)
await writeFile(file, withTables(await readFile(file, 'utf8')))
