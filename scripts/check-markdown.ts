/**
 * Finds Markdown that is wrapped by hand, broken tables and blocks of code, and dead links; fails where there is one. `--fix` joins
 * wrapped lines.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deadLinks } from './markdown-links.ts'
import { brokenRows, unwrap } from './markdown-lines.ts'
import { root } from './run.ts'

/** Written by a tool, or the words of a licence. */
const verbatim = /(?:CHANGELOG|THIRD-PARTY-NOTICES|packages\/blocks\/api)\.md$/

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file && existsSync(join(root, file)))
const readIfThere = (path: string) => (existsSync(join(root, path)) ? readText(path) : undefined)
const readText = (path: string) => (path.endsWith('.md') ? readFileSync(join(root, path), 'utf8') : '')
for (const file of files) {
  const document = readFileSync(join(root, file), 'utf8')
  const found = [
    ...brokenRows(document).map((line) => `${line}: incomplete row, or empty line inside a table`),
    ...deadLinks(file, document, readIfThere).map((target) => `1: broken link: ${target}`),
    ...((document.match(/^ *```/gm)?.length ?? 0) % 2 ? ['1: unclosed code block'] : []),
  ]
  const joined = verbatim.test(file) ? document : unwrap(document)
  if (joined !== document)
    if (process.argv.includes('--fix')) writeFileSync(join(root, file), joined)
    else found.push('1: hard-wrapped text: `node scripts/check-markdown.ts --fix` joins its lines')
  for (const fault of found) console.error(`${file}:${fault}`)
  if (found.length) process.exitCode = 1
}
