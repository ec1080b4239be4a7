/** `npm run inquiries`: lists, shows, re-sends, exports, deletes, backs up and restores what is in the outbox (docs/operate/inquiries.md). */
import { openOutbox } from '@brand/inquiries'
import { runCommand } from '@brand/inquiries/commands'
import { openPostgres, patience } from '@brand/inquiries/postgres'
import { readEnv } from '../server/env.ts'

try {
  const env = readEnv()
  const outbox = env.databaseUrl ? openPostgres(env.databaseUrl, patience) : openOutbox(env.dataDir)
  console.log(
    await runCommand(outbox, process.argv.slice(2), { keepDays: env.inquiryKeepDays, now: Date.now() }).finally(outbox.close),
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
