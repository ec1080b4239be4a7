import { createHash, randomUUID } from 'node:crypto'
import { inquiryLimits, type Inquiry } from '@brand/content/inquiry'
import { createAlarm } from './alarm.ts'
import type { Outbox } from './calls.ts'
import { systemClock, type Clock } from './clock.ts'
import { createDelivery } from './delivery.ts'
import { FullError, OtherContentError, UnknownError } from './errors.ts'
import { toPayload } from './payload.ts'
import type { MailTexts } from './mail.ts'
import { createSender, type Send } from './send.ts'
import { createOperatorMail } from './operator-mail.ts'
import { createOverdue } from './overdue.ts'
import { createMailer, isMailUrl, mailsAtOnce, readMailUrl } from './smtp.ts'
import type { State } from './table.ts'
import { createWatch, type OutboxProblem } from './watch.ts'

const day = 24 * 60 * 60 * 1_000

/**
 * Time in which equal inquiries of one client count as one, in ms, where the browser sends no token.
 * @requirement FORM-42
 */
const sameFor = 30 * 60 * 1_000

/**
 * A visitor is answered within this time, in ms.
 * @requirement RELIABILITY 32
 */
const answerTime = 2_000

/** Most bytes that the files of all in quarantine may have together. */
const quarantineLimit = 4 * inquiryLimits.file

/** A file that is being sent makes room within this time, in ms. */
const soonestRoom = 60_000

/** Status for an operator. Times are milliseconds since 1970. */
interface Status {
  counts: Partial<Record<State, number>>
  /** When the inquiry came in that has waited longest. */
  oldest: number | undefined
  /** Since when the service has refused the dead inquiry that it refused first. */
  oldestDead: number | undefined
  /** Number of inquiries that have waited for more than seven days. */
  overdue: number
  /** Since when the service takes nothing, and how the last attempt failed. */
  failing: { since: number; error: string } | undefined
  /** Number of inquiries lost with a part of the file. */
  missing: number
}

/** Receiver of the inquiries. */
interface Service {
  /** Takes JSON by HTTP, or is a mailbox: `smtp://...`. */
  url: string
  /** Each signs JSON. */
  secrets?: readonly string[] | undefined
  /** The words of mails in a language. */
  mailTexts: (locale: string) => MailTexts
}

interface InquiriesOptions {
  outbox: Outbox
  /** The inquiry service. Default: there is none yet, and inquiries wait. */
  service?: Service | undefined
  /** Deletes what was delivered, is dead, or is in quarantine after this many days. */
  keepDays: number
  /** Most bytes that the files of all inquiries that wait may have together. Default: no limit. */
  filesLimit?: number | undefined
  clock?: Clock
  random?: () => number
  /** Default: to the service. */
  send?: Send | undefined
  /** Tells the operator, a line each. */
  log: (line: string) => void
  /** The operator's mailbox, `smtp://...`, for what should not wait until the log is read. Default: there is none. */
  operatorUrl?: string | undefined
}

/** Facts about the request that an inquiry came with. */
interface Visit {
  /** Made by the browser for one act of the visitor: what has the same one counts once. */
  token?: string | undefined
  /** Identity of the sender, as far as known. It is kept only as part of a hash. */
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
export function createInquiries({
  outbox,
  service,
  keepDays,
  filesLimit = Infinity,
  clock = systemClock,
  random,
  log,
  operatorUrl,
  ...options
}: InquiriesOptions) {
  const mail = operatorUrl ? createOperatorMail({ settings: readMailUrl(operatorUrl), clock, log }) : undefined
  const notify = (line: string) => {
    log(line)
    mail?.(line)
  }
  const watch = createWatch({ outbox, clock, notify })
  const alarm = createAlarm({ outbox, clock, log, notify })
  const overdue = createOverdue({ outbox, clock, notify })
  const isMailbox = service !== undefined && isMailUrl(service.url)
  const chooseSender = (service: Service) =>
    isMailbox
      ? createMailer({ settings: readMailUrl(service.url), findTexts: service.mailTexts, clock })
      : createSender({ ...service, clock })
  const send = options.send ?? (service && chooseSender(service))
  const atOnce = isMailbox ? mailsAtOnce : undefined
  const delivery = send && createDelivery({ outbox, send, clock, random, alarm, log, atOnce })
  let cancelTimer = () => {}
  /** Whether deleted inquiries may still be in the files. */
  let isToErase = false
  let isFileRefused = false

  async function deleteOld(before: number): Promise<void> {
    const deleted = await outbox.purge({ states: ['delivered', 'quarantine'], before })
    const dead = await outbox.purge({ states: ['dead'], before })
    if (dead) notify(`${dead} undelivered inquiries are deleted, after ${keepDays} days as dead.`)
    isToErase ||= deleted + dead + (await outbox.deleteSentFiles()) > 0
    if (isToErase) await outbox.erase()
    isToErase = false
  }
  function tidy(): void {
    deleteOld(clock.now() - keepDays * day).catch(async (error: Error) => {
      // Logs only errors that the watch of the outbox does not report.
      await watch.looked
      if (!watch.problem()) log(`Old inquiries could not be deleted: ${error.message}`)
    })
    cancelTimer = clock.after(day, tidy)
  }

  /** Passes on the answer of the outbox; rejects at the end of the time that a visitor waits. */
  async function inTime<Result>(answer: Promise<Result>, fileBytes = 0): Promise<Result> {
    const { promise: tooLate, reject } = Promise.withResolvers<never>()
    const cancel = clock.after(answerTime, () => reject(new UnknownError('The outbox does not respond')))
    try {
      return await Promise.race([answer, tooLate])
    } catch (error) {
      watch.note(error as Error, fileBytes)
      throw error
    } finally {
      cancel()
    }
  }
  /**
   * Makes the error for a lack of room, and logs it once while that lasts. Without a service nothing makes room before an
   * operator does.
   */
  function noRoom(until: number): FullError {
    const error = new FullError(send ? Math.max(until - clock.now(), soonestRoom) : day)
    if (!isFileRefused) notify(`${error.message}. Applications with a file are refused until others are delivered.`)
    isFileRefused = true
    return error
  }
  tidy()
  delivery?.wake()

  return {
    /**
     * Keeps an inquiry; resolves with its id once it is on disk. Rejects when it is not kept: with `OtherContentError`, with `FullError`,
     * with `UnknownError` where it may be kept nevertheless, and with others. `bytes` are those
     * of its file; they are used up.
     * @requirement FORM-49
     */
    async accept(
      inquiry: Inquiry,
      { token, client, isProgram = false, locale = 'en' }: Visit,
      bytes?: Uint8Array<ArrayBuffer>,
    ): Promise<{ id: string }> {
      const sha256 = bytes && createHash('sha256').update(bytes).digest('hex')
      const fields = Object.entries(inquiry).map(([name, value]) => [name, normalised(value)])
      const act = token === undefined ? ['content', client, fields, ...(sha256 ? [sha256] : [])] : ['token', inquiry.form, token]
      // They move to the thread that writes.
      const fileBytes = bytes?.length
      const adding = outbox.add({
        id: `inq_${randomUUID()}`,
        form: inquiry.form,
        locale,
        payload: JSON.stringify(toPayload(inquiry, sha256)),
        bytes,
        room: isProgram ? Math.min(quarantineLimit, filesLimit) : filesLimit,
        // A program does not take the place of a visitor.
        dedup: hash([isProgram, ...act]),
        window: token === undefined ? sameFor : undefined,
        state: isProgram ? 'quarantine' : 'waiting',
        now: clock.now(),
      })
      const { id, isNew, isSame, fullUntil } = await inTime(adding, fileBytes)
      if (fullUntil !== undefined) throw noRoom(fullUntil)
      if (bytes && !isProgram) isFileRefused = false
      // It is deleted once it is delivered.
      isToErase ||= bytes !== undefined
      if (!isSame) throw new OtherContentError(`${id} has other content`)
      if (isNew) delivery?.wake()
      return { id }
    },
    /** Why nothing can be kept at present; `undefined` while all is well. */
    problem: (): OutboxProblem | undefined => watch.problem(),
    /** Number of inquiries that have waited for more than seven days. */
    overdue: (): number => overdue.count(),
    /** Rejects where the outbox cannot be read. */
    async status(): Promise<Status> {
      const [counts, oldest, dead] = await inTime(Promise.all([outbox.count(), outbox.oldest(), outbox.oldestDead()]))
      const times = { oldest: oldest?.created_at, oldestDead: dead?.changed_at }
      return { counts, ...times, overdue: overdue.count(), failing: alarm.failing(), missing: watch.missing() }
    },
    /** Begins no more attempts; those under way end, and inquiries are still kept. */
    stop: () => delivery?.stop(),
    /** Stops sending and closes the outbox. An attempt under way is repeated after the next start, under the same key. */
    async close(): Promise<void> {
      delivery?.stop()
      watch.stop()
      alarm.stop()
      overdue.stop()
      cancelTimer()
      await outbox.close()
    },
  }
}

export type Inquiries = ReturnType<typeof createInquiries>
