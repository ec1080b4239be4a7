import { must, run } from './run.ts'

/** Whether the committed `exports` are what the block folders say; to be called before `prepare`, which writes them. */
export const exportsAreCurrent = async () =>
  (await run('node', ['packages/blocks/scripts/fonts.ts'])) === 0 &&
  (await run('node', ['packages/blocks/scripts/generate.ts', '--check'])) === 0

/** Writes the modules that follow from the block folders. */
export const prepare = () => must('turbo', ['run', 'generate', '--output-logs=errors-only'])

/** The checks that read the code without running it. Each counts as one test. */
export const checks: { name: string; file: string; args: string[] }[] = [
  { name: 'types', file: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'lint and import arrows', file: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', file: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'nothing unused', file: 'knip', args: ['--no-progress'] },
  { name: 'lines of Markdown', file: 'node', args: ['scripts/check-markdown.ts'] },
]
