/** Lists the lines of Markdown that are longer than docs/VOCABULARY.md allows, or break a table; fails when there is one. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenRows, longLines } from './markdown-lines.ts'
import { root } from './run.ts'

/** Written by a tool, or the words of a licence. */
const verbatim = /(?:CHANGELOG|THIRD-PARTY-NOTICES|packages\/blocks\/api)\.md$/

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file && existsSync(join(root, file)))
for (const file of files) {
  const document = readFileSync(join(root, file), 'utf8')
  const found = [
    ...brokenRows(document).map((line) => `${line}: half a row, or an empty line inside a table`),
    ...(verbatim.test(file) ? [] : longLines(document)).map((line) => `${line}: longer than 120 characters`),
  ]
  for (const fault of found) console.error(`${file}:${fault}`)
  if (found.length) process.exitCode = 1
}
