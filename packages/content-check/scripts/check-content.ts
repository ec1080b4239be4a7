/**
 * `npm run content:check [-- folder] [-- --facts]`: every problem of a content folder, one line each; fails when there is any.
 * With `--facts` it prints the facts of all records instead.
 * `SURFACES` names the surfaces of the brand, separated by commas; without it any name is accepted.
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parseActiveLocales } from '@brand/content'
import { createSnapshot, embeddedSource, problemLine } from '@brand/content-api'
import { catalogueFacts, catalogueProblems, languageProblems } from '../src/index.ts'

const demo = fileURLToPath(new URL('../../demo-content/', import.meta.url))
const { values, positionals } = parseArgs({ options: { facts: { type: 'boolean' } }, allowPositionals: true })
const folder = resolve(positionals[0] ?? process.env['CONTENT_DIR'] ?? demo)
const locales = parseActiveLocales(process.env['LOCALES'])
const surfaces = process.env['SURFACES']?.split(',')
const source = embeddedSource(folder)

/** The problems of the published content, or of the drafts. */
async function problemsOf(drafts: boolean) {
  const loaded = await source.load({ drafts, locales })
  return { count: loaded.records.length, lines: createSnapshot(loaded, { locales, drafts, surfaces }).problems.map(problemLine) }
}

/** Prints every problem; sets the exit code. */
async function check() {
  const [published, preview] = [await problemsOf(false), await problemsOf(true)]
  const texts = [...(await catalogueProblems(folder)), ...(await languageProblems(folder))].map(problemLine)
  const lines = new Set([...published.lines, ...preview.lines, ...texts])
  for (const line of lines) console.log(line)
  console.log(`${preview.count} records, ${lines.size} ${lines.size === 1 ? 'problem' : 'problems'}`)
  process.exitCode = lines.size ? 1 : 0
}

try {
  if (values.facts) for (const line of await catalogueFacts(folder)) console.log(line)
  else await check()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
