/** `npm run inquiries`: lists, shows, re-sends, exports and deletes what is in the outbox (docs/INQUIRIES.md). */
import { openOutbox, runCommand } from '@brand/inquiries'
import { readEnv } from '../server/env.ts'

try {
  const { dataDir, inquiryKeepDays: keepDays } = readEnv()
  const outbox = await openOutbox(dataDir)
  console.log(await runCommand(outbox, process.argv.slice(2), { keepDays, now: Date.now() }).finally(outbox.close))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
