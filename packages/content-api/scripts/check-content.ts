/**
 * `npm run content:check [folder]`: every problem of a content folder, one line each; fails when there is any.
 * `SURFACES` names the surfaces of the brand, separated by commas; without it any name is accepted.
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseActiveLocales } from '@brand/content'
import { createSnapshot, embeddedSource, problemLine } from '../src/index.ts'

const demo = fileURLToPath(new URL('../../demo-content/', import.meta.url))
const folder = resolve(process.argv[2] ?? process.env['CONTENT_DIR'] ?? demo)
const locales = parseActiveLocales(process.env['LOCALES'])
const surfaces = process.env['SURFACES']?.split(',')
const source = embeddedSource(folder)

/** The problems of the published content, or of the drafts. */
async function problemsOf(drafts: boolean) {
  const loaded = await source.load({ drafts, locales })
  return { count: loaded.records.length, lines: createSnapshot(loaded, { locales, drafts, surfaces }).problems.map(problemLine) }
}

try {
  const [published, preview] = [await problemsOf(false), await problemsOf(true)]
  const lines = new Set([...published.lines, ...preview.lines])
  for (const line of lines) console.log(line)
  console.log(`${preview.count} records, ${lines.size} ${lines.size === 1 ? 'problem' : 'problems'}`)
  process.exitCode = lines.size ? 1 : 0
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
