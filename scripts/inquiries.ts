/** `npm run inquiries`: what is in the outbox, on the pinned Node. */
import { must } from './run.ts'

await must(process.execPath, ['--conditions=@brand/source', 'site/scripts/inquiries.ts', ...process.argv.slice(2)])
