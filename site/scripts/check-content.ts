/**
 * `npm run content:check [-- folder] [-- --facts]`: every problem of a content folder, one line each; without a folder also those of the
 * site's and the library's texts. Fails when there is any. With `--facts` it prints the facts of all records instead.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { surfaceRoles } from '@brand/blocks/contracts'
import { parseActiveLocales } from '@brand/content'
import { problemLine } from '@brand/content-api'
import { catalogueFacts, contentProblems } from '@brand/content-check'
import { demoContent } from '@brand/demo-content'
import { surfaces } from '../brand/surfaces.ts'
import { messageProblems } from './message-problems.ts'

const { values, positionals } = parseArgs({ options: { facts: { type: 'boolean' } }, allowPositionals: true })
const [folder] = positionals

/** Prints what is wrong, and how much; a problem lets the command fail. */
function report(problems: readonly string[], summary: string): void {
  for (const line of problems) console.log(line)
  console.log(summary)
  if (problems.length) process.exitCode = 1
}

const counted = (count: number) => `${count} ${count === 1 ? 'problem' : 'problems'}`

async function check(path: string): Promise<void> {
  const locales = parseActiveLocales(process.env['LOCALES'])
  const { records, problems } = await contentProblems(path, { locales, surfaces: [...surfaceRoles, ...Object.keys(surfaces)] })
  report(problems, `${records} records, ${counted(problems.length)}`)
  if (folder) return
  const texts = await messageProblems()
  report(texts.map(problemLine), `${counted(texts.length)} in messages`)
}

const path = resolve(folder ?? process.env['CONTENT_DIR'] ?? demoContent)
try {
  if (values.facts) for (const line of await catalogueFacts(path)) console.log(line)
  else await check(path)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
