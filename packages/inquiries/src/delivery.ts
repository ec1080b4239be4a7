import type { Claimed, Outbox } from './calls.ts'
import type { Clock } from './clock.ts'
import { delayAfter } from './schedule.ts'
import type { Outcome, Send } from './send.ts'

/** Most inquiries that are being sent at a time. */
const maxInFlight = 32

/** How often the outbox is looked through for what is due, in ms; an inquiry that comes in is sent at once. */
const interval = 1_000

interface DeliveryOptions {
  outbox: Pick<Outbox, 'claim' | 'settle' | 'release'>
  send: Send
  clock: Clock
  random?: (() => number) | undefined
  /** Tells the operator, a line each. No line has anything that a visitor wrote. */
  log: (line: string) => void
}

/** Sends what is in the outbox, again and again until it is delivered, refused, or tried for long enough (FORM-43, ERR-14). */
export function createDelivery({ outbox, send, clock, random, log }: DeliveryOptions) {
  let inFlight = 0
  let isClaiming = false
  let isAskedAgain = false
  let isFailing = false
  let isStopped = false
  let cancelTimer = () => {}

  async function settle({ id, attempts, since }: Claimed, outcome: Outcome): Promise<void> {
    const now = clock.now()
    if (outcome.ok) {
      await outbox.settle({ id, state: 'delivered', dueAt: now, error: null, now })
      if (isFailing) await outbox.release({ now })
      isFailing = false
      return
    }
    const { error, isPermanent, retryAfter } = outcome
    isFailing ||= !isPermanent
    const delay = isPermanent ? undefined : delayAfter(attempts, now - since, random)
    if (delay === undefined) {
      log(`Inquiry ${id} is not delivered (${error}) and is kept. See: npm run inquiries -- show ${id}`)
      return outbox.settle({ id, state: 'dead', dueAt: now, error, now })
    }
    const held = retryAfter !== undefined
    await outbox.settle({ id, state: 'waiting', dueAt: now + Math.max(retryAfter ?? 0, delay), held, error, now })
  }

  async function deliver(claimed: Claimed): Promise<void> {
    inFlight += 1
    try {
      await settle(claimed, await send(claimed))
    } catch (error) {
      // The lease ends, and it is sent again under the same key.
      log(`The outbox could not note an attempt: ${(error as Error).message}`)
    }
    inFlight -= 1
    void work()
  }

  /** Sends what is due, as far as there is room. */
  async function work(): Promise<void> {
    isAskedAgain = isClaiming
    const limit = maxInFlight - inFlight
    if (isStopped || isClaiming || limit === 0) return
    isClaiming = true
    cancelTimer()
    try {
      const claimed = await outbox.claim({ limit, now: clock.now() })
      for (const one of claimed) void deliver(one)
    } catch (error) {
      log(`The outbox could not be read: ${(error as Error).message}`)
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
