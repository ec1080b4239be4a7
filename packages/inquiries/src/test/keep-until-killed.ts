/** Keeps inquiries as fast as it can and writes each id once it is acknowledged, until it is killed. */
import { createInquiries } from '../inquiries.ts'
import { openOutbox } from '../outbox.ts'
import { inquiry } from './fixtures.ts'

const inquiries = createInquiries({ outbox: openOutbox(process.argv[2]!), keepDays: 30, log: console.error })
for (let i = 0; ; i += 1) {
  const answers = await Promise.allSettled(
    ['a', 'b', 'c'].map((name) => inquiries.accept(inquiry({ subject: `${name}${i}` }), { token: `${name}${i}` })),
  )
  // A busy machine refuses some.
  for (const answer of answers) if (answer.status === 'fulfilled') process.stdout.write(`${answer.value.id}\n`)
}
