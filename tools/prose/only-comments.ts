/** `node tools/prose/only-comments.ts <folder>`: lists the modules whose difference from the last commit is more than comments. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../scripts/run.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
const printer = ts.createPrinter({ removeComments: true })
const codeOf = (file: string, text: string) => printer.printFile(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))

const [folder = '.'] = process.argv.slice(2)
for (const file of git('diff', '--name-only', 'HEAD', '--', folder)
  .split('\n')
  .filter((name) => /\.tsx?$/.test(name)))
  if (codeOf(file, git('show', `HEAD:${file}`)) !== codeOf(file, readFileSync(join(root, file), 'utf8'))) console.log(file)
