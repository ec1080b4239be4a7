/** `npm run content:check [folder]`: every problem of a content folder, a line each; fails when there is any. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseActiveLocales } from '@brand/content'
import { createSnapshot, embeddedSource, problemLine } from '../src/index.ts'

const demo = fileURLToPath(new URL('../../demo-content/', import.meta.url))
const folder = resolve(process.argv[2] ?? process.env['CONTENT_DIR'] ?? demo)
const locales = parseActiveLocales(process.env['ACTIVE_LOCALES'])
const loaded = await embeddedSource(folder)
  .load({ drafts: true, locales })
  .catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
const { problems } = createSnapshot(loaded, { locales, drafts: true })

for (const problem of problems) console.log(problemLine(problem))
console.log(`${loaded.records.length} records, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`)
process.exitCode = problems.length ? 1 : 0
