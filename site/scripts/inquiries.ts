/** `npm run inquiries`: lists, shows, re-sends, exports and deletes what is in the outbox (docs/INQUIRIES.md). */
import { runCommand } from '@brand/inquiries'
import { readEnv } from '../server/env.ts'
import { openOutboxOf } from '../server/inquiries/open.ts'

try {
  const env = readEnv()
  const outbox = await openOutboxOf(env)
  console.log(
    await runCommand(outbox, process.argv.slice(2), { keepDays: env.inquiryKeepDays, now: Date.now() }).finally(outbox.close),
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
