import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run.ts'
import { commentsIn } from './comments.ts'

/** Lists the files of the repository that match. */
export const filesIn = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Modules that are written by hand. */
export const modules = filesIn('*.ts', '*.tsx').filter((file) => !/(^|\/)generated\//.test(file))

/** The comments of all modules. */
export const allComments = () => modules.flatMap((file) => commentsIn(file, read(file)).map((comment) => ({ file, ...comment })))

/** Documents that are written by hand, but the requirements: they quote the words of others. */
export const documents = filesIn('*.md').filter(
  (file) => !/^docs\/spec\/|^docs\/content\/fields\.md|(?:CHANGELOG|NOTICES|REFERENCE|api)\.md$/.test(file),
)
