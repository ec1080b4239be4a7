/**
 * `npm run release` publishes the packages whose version the registry does not have: built, and tried as a
 * tarball first. `npm run release:dry` stops before: it shows the next version, and every file of the tarball.
 */
import { must } from './run.ts'

await must('turbo', ['run', 'build', '--output-logs=errors-only'])
await must('vitest', ['run', '--config', 'packages/blocks/vitest.package.config.ts'])
if (process.argv.includes('--dry')) {
  await must('changeset', ['status', '--verbose'])
  await must('npm', ['pack', '--dry-run', '--workspace', '@brand/blocks'])
} else await must('changeset', ['publish'])
