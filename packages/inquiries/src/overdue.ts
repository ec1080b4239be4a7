import type { Outbox } from './calls.ts'
import type { Clock } from './clock.ts'

/** Interval between checks, in ms. */
const interval = 60_000

const day = 24 * 60 * 60 * 1_000

/** An inquiry is overdue when it has waited for more than this, in ms. */
const patience = 7 * day

interface OverdueOptions {
  outbox: Pick<Outbox, 'overdue'>
  clock: Clock
  /** Reports to the operator, a line each. */
  notify: (line: string) => void
}

/**
 * Counts the inquiries that have waited for more than seven days, for whatever reason: without a service no attempt fails. Reports
 * the first one to the operator, then each day.
 * @requirement RELIABILITY 31
 */
export function createOverdue({ outbox, clock, notify }: OverdueOptions) {
  let count = 0
  let notifiedAt = -Infinity
  let isStopped = false
  let cancelTimer = () => {}

  async function check(): Promise<void> {
    const now = clock.now()
    try {
      count = await outbox.overdue({ before: now - patience })
      if (!count) notifiedAt = -Infinity
      else if (!isStopped && now - notifiedAt >= day) {
        notifiedAt = now
        notify(`${count} inquiries have waited for more than 7 days. They are kept until they are delivered.`)
      }
    } catch {
      // The watch reports errors of the outbox.
    }
    if (!isStopped) cancelTimer = clock.after(interval, () => void check())
  }
  void check()

  return {
    /** Number of overdue inquiries, as of the last check. */
    count: (): number => count,
    stop(): void {
      isStopped = true
      cancelTimer()
    },
  }
}
