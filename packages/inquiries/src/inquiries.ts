import { createHash, randomUUID } from 'node:crypto'
import type { Inquiry } from '@brand/content/inquiry'
import type { Outbox } from './calls.ts'
import { systemClock, type Clock } from './clock.ts'
import { createDelivery } from './delivery.ts'
import { payloadOf } from './payload.ts'
import type { MailTexts } from './mail.ts'
import { createSender, type Send } from './send.ts'
import { createMailer, isMailUrl, mailsAtOnce, readMailUrl } from './smtp.ts'

const day = 24 * 60 * 60 * 1_000

/**
 * How long equal inquiries of one client count as one where the browser sends no token, in ms.
 * @requirement FORM-42
 */
const sameFor = 30 * 60 * 1_000

/** Where inquiries are delivered. */
interface Service {
  /** Takes JSON by HTTP, or is a mailbox: `smtp://...`. */
  url: string
  /** Signs JSON. */
  secret?: string | undefined
  /** The words of mails in a language. */
  mailTexts: (locale: string) => MailTexts
}

interface InquiriesOptions {
  outbox: Outbox
  /** The inquiry service. Default: there is none yet, and inquiries wait. */
  service?: Service | undefined
  /** Deletes what was delivered or is in quarantine after this many days. */
  keepDays: number
  clock?: Clock
  random?: () => number
  /** Default: to the service. */
  send?: Send | undefined
  /** Tells the operator, a line each. */
  log: (line: string) => void
}

/** How an inquiry came in. */
interface Visit {
  /** Made by the browser for one act of the visitor: what has the same one counts once. */
  token?: string | undefined
  /** Who sent it, as far as is known. It is kept only as part of a hash. */
  client?: string | undefined
  /** The hidden field was filled. */
  isProgram?: boolean
  /** The visitor's language. Default `en`. */
  locale?: string
}

const hash = (parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

const normalised = (value: unknown) => (typeof value === 'string' ? value.toLowerCase().replaceAll(/\s+/g, ' ') : value)

/**
 * Keeps inquiries and delivers them: what `accept` has resolved is not lost.
 * @requirement RELIABILITY 1, 2
 */
export function createInquiries({ outbox, service, keepDays, clock = systemClock, random, log, ...options }: InquiriesOptions) {
  const isMailbox = service !== undefined && isMailUrl(service.url)
  const senderOf = (service: Service) =>
    isMailbox
      ? createMailer({ settings: readMailUrl(service.url), textsOf: service.mailTexts, clock })
      : createSender({ ...service, clock })
  const send = options.send ?? (service && senderOf(service))
  const atOnce = isMailbox ? mailsAtOnce : undefined
  const delivery = send && createDelivery({ outbox, send, clock, random, log, atOnce })
  let cancelTimer = () => {}

  function tidy(): void {
    const before = clock.now() - keepDays * day
    outbox
      .purge({ states: ['delivered', 'quarantine'], before })
      .catch((error: Error) => log(`Old inquiries could not be deleted: ${error.message}`))
    cancelTimer = clock.after(day, tidy)
  }
  tidy()
  delivery?.wake()

  return {
    /** Keeps an inquiry; resolves with its id once it is on disk. Rejects when it cannot be kept. */
    async accept(inquiry: Inquiry, { token, client, isProgram = false, locale = 'en' }: Visit): Promise<{ id: string }> {
      const fields = Object.entries(inquiry).map(([name, value]) => [name, normalised(value)])
      const act = token === undefined ? ['content', client, fields] : ['token', inquiry.form, token]
      const { id, isNew } = await outbox.add({
        id: `inq_${randomUUID()}`,
        form: inquiry.form,
        locale,
        payload: JSON.stringify(payloadOf(inquiry)),
        // A program does not take the place of a visitor.
        dedup: hash([isProgram, ...act]),
        window: token === undefined ? sameFor : undefined,
        state: isProgram ? 'quarantine' : 'waiting',
        now: clock.now(),
      })
      if (isNew) delivery?.wake()
      return { id }
    },
    /** Begins no more attempts; those under way end, and inquiries are still kept. */
    stop: () => delivery?.stop(),
    /** Stops sending and closes the outbox. What is being sent is sent again after the next start, under the same key. */
    async close(): Promise<void> {
      delivery?.stop()
      cancelTimer()
      await outbox.close()
    },
  }
}

export type Inquiries = ReturnType<typeof createInquiries>
