/** `npm run content:check [folder]`: every problem of the records, a line each; without a folder also those of the messages. */
import { prepare } from './checks.ts'
import { must } from './run.ts'

await prepare()
await must(process.execPath, ['--conditions=@brand/source', 'site/scripts/check-content.ts', ...process.argv.slice(2)])
