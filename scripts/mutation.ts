/**
 * `npm run mutation -- packages/blocks/src/roll-calculator`: changes the code of a folder or file line by line, in a copy of the
 * repository, and lists the changes that no unit test beside it notices. A second folder names tests that lie elsewhere. Fails where
 * more than 15 of 100 go unnoticed.
 */
import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyRepository } from '../tests/commands/copy.ts'
import { root, run } from './run.ts'

const [place, tests] = process.argv.slice(2)
if (!place) throw new Error('Enter a folder or a file: npm run mutation -- packages/blocks/src/roll-calculator')
const isFolder = statSync(join(root, place)).isDirectory()
const mutated = isFolder
  ? [`${place}/**/*.ts`, `${place}/**/*.tsx`, '!**/*.test.*', '!**/*.stories.*', '!**/*.fixtures.*', '!**/*.css.ts']
  : [place]

const copy = await copyRepository('mutation')
try {
  const env = { MUTATION_TESTS: tests ?? (isFolder ? place : dirname(place)) }
  const steps: [file: string, args: string[]][] = [
    ['turbo', ['run', 'generate', '--output-logs=errors-only']],
    ['stryker', ['run', join(root, 'tools/mutation.json'), '--mutate', mutated.join(',')]],
  ]
  for (const [file, args] of steps) process.exitCode ||= await run(file, args, env, copy.path)
} finally {
  await copy.remove()
}
