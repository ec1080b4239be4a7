/** `npm run docs -w @brand/site`: writes the tables of settings into docs/operate/settings.md. */
import { readFile, writeFile } from 'node:fs/promises'
import { withSettings } from './setting-tables.ts'

const file = new URL('../../docs/operate/settings.md', import.meta.url)
await writeFile(file, withSettings(await readFile(file, 'utf8')))
