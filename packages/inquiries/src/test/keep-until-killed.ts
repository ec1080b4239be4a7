/** Keeps inquiries as fast as it can and writes each id once it is acknowledged, until it is killed. */
import { createInquiries } from '../inquiries.ts'
import { openOutbox } from '../outbox.ts'
import { inquiry } from './fixtures.ts'

const inquiries = createInquiries({ outbox: await openOutbox(process.argv[2]!), keepDays: 30, log: console.error })
for (let i = 0; ; i += 1) {
  const accepted = await Promise.all(
    ['a', 'b', 'c'].map((name) => inquiries.accept(inquiry({ subject: `${name}${i}` }), { token: `${name}${i}` })),
  )
  process.stdout.write(accepted.map(({ id }) => `${id}\n`).join(''))
}
