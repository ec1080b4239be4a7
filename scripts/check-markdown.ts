/** Lists the lines of Markdown that are longer than docs/VOCABULARY.md allows; fails when there is one. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { longLines } from './markdown-lines.ts'
import { root } from './run.ts'

/** Written by a tool, or the words of a licence. */
const verbatim = /(?:CHANGELOG|THIRD-PARTY-NOTICES|packages\/blocks\/api)\.md$/

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file && !verbatim.test(file))
for (const file of files.filter((name) => existsSync(join(root, name)))) {
  for (const line of longLines(readFileSync(join(root, file), 'utf8'))) {
    console.error(`${file}:${line}: longer than 120 characters`)
    process.exitCode = 1
  }
}
