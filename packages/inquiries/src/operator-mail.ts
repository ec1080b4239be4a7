import { randomUUID } from 'node:crypto'
import type { Clock } from './clock.ts'
import { createMailbox, type MailSettings } from './smtp.ts'

/** Time in which lines are gathered into one mail, in ms. */
const gathering = 60_000

interface OperatorMailOptions {
  settings: MailSettings
  clock: Clock
  log: (line: string) => void
}

/** Writes lines to an operator's mailbox. Lines that cannot be sent are in the log only, with the error. */
export function createOperatorMail({ settings, clock, log }: OperatorMailOptions): (line: string) => void {
  const send = createMailbox({ settings, clock })
  let lines: string[] = []

  async function post(): Promise<void> {
    const text = `${lines.join('\n')}\n`
    lines = []
    const outcome = await send({ id: `operator_${randomUUID()}`, locale: 'en', subject: 'Inquiries of the site', text })
    if (!outcome.ok) log(`The mail to the operator failed (${outcome.error}).`)
  }
  return (line) => {
    lines.push(line)
    if (lines.length === 1) clock.after(gathering, () => void post())
  }
}
