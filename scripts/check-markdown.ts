/** Lists the lines of Markdown that are longer than CONTRIBUTING.md allows; fails when there is one. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { longLines } from './markdown-lines.ts'
import { root } from './run.ts'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
for (const file of files.split('\n').filter((name) => name && !name.endsWith('CHANGELOG.md') && existsSync(join(root, name)))) {
  for (const line of longLines(readFileSync(join(root, file), 'utf8'))) {
    console.error(`${file}:${line}: longer than 120 characters`)
    process.exitCode = 1
  }
}
