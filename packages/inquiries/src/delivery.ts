import type { createAlarm } from './alarm.ts'
import type { Claimed, Outbox } from './calls.ts'
import type { Clock } from './clock.ts'
import { fileLease, lease } from './lease.ts'
import { delayAfter } from './schedule.ts'
import type { Outcome, Send } from './send.ts'

/** Interval between looks for due inquiries in the outbox, in ms. A new inquiry is sent at once. */
const interval = 1_000

/** Most inquiries with a file that are being sent at a time, beside the others: each takes some 25 MB of memory. */
const filesAtOnce = 2

interface DeliveryOptions {
  outbox: Pick<Outbox, 'claim' | 'file' | 'settle' | 'release'>
  send: Send
  clock: Clock
  random?: (() => number) | undefined
  /** Most inquiries that are being sent at a time. Default 32. */
  atOnce?: number | undefined
  /** Receives the result of each attempt. */
  alarm: Pick<ReturnType<typeof createAlarm>, 'failed' | 'succeeded'>
  /** Tells the operator, a line each. No line has anything that a visitor wrote. */
  log: (line: string) => void
}

/**
 * Sends what is in the outbox, again and again until it is delivered, refused, or tried for long enough.
 * @requirement FORM-43, ERR-14
 */
export function createDelivery({ outbox, send, clock, random, alarm, log, atOnce = 32 }: DeliveryOptions) {
  let inFlight = 0
  let filesInFlight = 0
  let isClaiming = false
  let isAskedAgain = false
  // Waiting inquiries may have failed before the start.
  let isFailing = true
  let lastSuccess = 0
  let isStopped = false
  let cancelTimer = () => {}

  async function settle({ id, attempts, since }: Claimed, outcome: Outcome, begun: number): Promise<void> {
    const now = clock.now()
    if (outcome.ok) {
      lastSuccess = now
      alarm.succeeded()
      await outbox.settle({ id, attempts, state: 'delivered', dueAt: now, error: null, now })
      // More than one attempt: another server may have seen it fail.
      if (isFailing || attempts > 1) await outbox.release({ now })
      isFailing = false
      return
    }
    const { error, isPermanent, retryAfter } = outcome
    isFailing ||= !isPermanent
    // A permanent refusal is no outage: the service has read the inquiry.
    if (!isPermanent) alarm.failed(error, attempts)
    // The service was back while this one still waited for its answer: it is tried soon, as those that were released.
    const tries = begun < lastSuccess ? 1 : attempts
    const delay = isPermanent ? undefined : delayAfter(tries, now - since, random)
    if (delay === undefined) {
      await outbox.settle({ id, attempts, state: 'dead', dueAt: now, error, now })
      return log(`Inquiry ${id} could not be delivered (${error}). It is kept. See: npm run inquiries -- show ${id}`)
    }
    const held = retryAfter === undefined ? 0 : now + retryAfter
    await outbox.settle({ id, attempts, state: 'waiting', dueAt: Math.max(held, now + delay), held, error, now })
  }

  /** Notes what became of an attempt, again until the outbox can do it or the claim has ended: then it is sent again, under the same key. */
  async function note(claimed: Claimed, outcome: Outcome, begun: number): Promise<void> {
    try {
      await settle(claimed, outcome, begun)
    } catch (error) {
      if (isStopped) return
      log(`The outbox could not record an attempt: ${(error as Error).message}`)
      if (clock.now() >= begun + (claimed.hasFile ? fileLease : lease)) return
      await new Promise<void>((go) => clock.after(interval, go))
      await note(claimed, outcome, begun)
    }
  }

  async function attempt(claimed: Claimed): Promise<void> {
    const begun = clock.now()
    try {
      const file = claimed.hasFile ? await outbox.file({ id: claimed.id }) : undefined
      await note(claimed, await send({ ...claimed, file }), begun)
    } catch {
      // The file cannot be read: the watch reports errors of the outbox, and the claim ends.
    }
  }

  async function deliver(claimed: Claimed): Promise<void> {
    const count = (by: number) => (claimed.hasFile ? (filesInFlight += by) : (inFlight += by))
    count(1)
    await attempt(claimed)
    count(-1)
    void work()
  }

  /** Sends what is due, as far as there is room. */
  async function work(): Promise<void> {
    isAskedAgain = isClaiming
    const room = { limit: atOnce - inFlight, files: filesAtOnce - filesInFlight }
    if (isStopped || isClaiming || !(room.limit || room.files)) return
    isClaiming = true
    cancelTimer()
    try {
      for (const one of await outbox.claim({ ...room, now: clock.now() })) void deliver(one)
    } catch {
      // The watch reports errors of the outbox.
    }
    isClaiming = false
    if (isStopped) return
    if (isAskedAgain) return work()
    cancelTimer = clock.after(interval, () => void work())
  }

  return {
    /** Looks through the outbox now. */
    wake: () => void work(),
    /** Claims nothing more; attempts that are under way end. */
    stop(): void {
      isStopped = true
      cancelTimer()
    },
  }
}
