/** `npm run inquiries`: what is in the outbox, on the pinned Node. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from './checks.ts'
import { must, root } from './run.ts'

// In a fresh clone this is the first command. Where the site runs, the output must contain nothing else.
if (!existsSync(join(root, 'packages/blocks/src/generated/contracts.ts'))) await prepare()
await must(process.execPath, ['--conditions=@brand/source', 'site/scripts/inquiries.ts', ...process.argv.slice(2)])
