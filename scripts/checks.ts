import { must, run } from './run.ts'

/** Whether the committed `exports` match the block folders. Call it before `prepare`, which writes them. */
export const exportsAreCurrent = async () =>
  (await run('node', ['packages/blocks/scripts/fonts.ts'])) === 0 &&
  (await run('node', ['packages/blocks/scripts/generate.ts', '--check'])) === 0

/** Writes the modules that follow from the block folders. */
export const prepare = () => must('turbo', ['run', 'generate', '--output-logs=errors-only'])

// By content: a fresh checkout gives every file a new time.
const prettierCache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier']

/**
 * The checks that read the code without running it. Each counts as one test. They keep what they know of unchanged files in `.cache`:
 * the first run takes a minute, those after it look at what has changed.
 */
export const checks: { name: string; file: string; args: string[] }[] = [
  { name: 'types', file: 'tsc', args: ['-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'] },
  { name: 'lint and import arrows', file: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', file: 'prettier', args: ['--check', '--log-level', 'warn', ...prettierCache, '.'] },
  { name: 'nothing unused', file: 'knip', args: ['--no-progress', '--cache', '--cache-location', '.cache/knip'] },
  { name: 'lines of Markdown', file: 'node', args: ['scripts/check-markdown.ts'] },
  { name: 'downloads of the demo content', file: 'turbo', args: ['run', 'files:check'] },
  { name: 'subject of the last commit', file: 'commitlint', args: ['--last'] },
]
