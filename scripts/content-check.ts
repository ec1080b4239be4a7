/** `npm run content:check [folder]`: every problem of the records, a line each; without a folder also those of the messages. */
import { must } from './run.ts'

await must('turbo', ['run', 'generate', '--output-logs=errors-only'])
await must(process.execPath, ['--conditions=@brand/source', 'site/scripts/check-content.ts', ...process.argv.slice(2)])
