/** `npm run content:check [folder]`: every problem of the records, a line each; without a folder also those of the messages. */
import { surfaceRoles } from '../packages/blocks/src/theme/surfaces.ts'
import { surfaces } from '../packages/blocks/src/theme/themes/loden/surfaces.ts'
import { must } from './run.ts'

await must('turbo', ['run', 'generate', '--output-logs=errors-only'])
await must(
  process.execPath,
  ['--conditions=@brand/source', 'packages/content-check/scripts/check-content.ts', ...process.argv.slice(2)],
  { SURFACES: [...surfaceRoles, ...Object.keys(surfaces)].join() },
)
if (process.argv.length < 3) await must(process.execPath, ['--conditions=@brand/source', 'site/scripts/check-messages.ts'])
