import type { Outbox } from './calls.ts'
import type { Clock } from './clock.ts'
import { duration } from './duration.ts'

/** The service counts as failing after so many attempts that failed one after the other. */
const tolerated = 3

const hour = 60 * 60 * 1_000

interface AlarmOptions {
  outbox: Pick<Outbox, 'count' | 'oldest'>
  clock: Clock
  log: (line: string) => void
  /** Tells the operator also otherwise than in the log. */
  notify: (line: string) => void
}

/**
 * Tells the operator that nothing is delivered: when it is noticed, then each hour in the log and each day otherwise.
 * @requirement RELIABILITY 31
 */
export function createAlarm({ outbox, clock, log, notify }: AlarmOptions) {
  let failures = 0
  let hasSucceeded = false
  let failing: { since: number; error: string } | undefined
  let cancelTimer = () => {}

  async function say(hours: number): Promise<void> {
    cancelTimer = clock.after(hour, () => void say(hours + 1))
    try {
      const { waiting = 0, sending = 0 } = await outbox.count()
      const oldest = await outbox.oldest()
      if (!failing || !oldest) return
      const age = duration(clock.now() - oldest.created_at)
      const line = `The inquiry service accepts nothing (${failing.error}). Waiting inquiries: ${waiting + sending}, the oldest for ${age}. The site keeps them and sends them again.`
      if (hours % 24) log(line)
      else notify(line)
    } catch {
      // The watch reports errors of the outbox.
    }
  }

  return {
    /** An attempt has failed, the `attempts`th of an inquiry: those before the start count. */
    failed(error: string, attempts: number): void {
      failures = hasSucceeded ? failures + 1 : Math.max(failures + 1, attempts)
      if (failing) failing.error = error
      if (failing || failures < tolerated) return
      failing = { since: clock.now(), error }
      void say(0)
    },
    succeeded(): void {
      failures = 0
      hasSucceeded = true
      if (!failing) return
      notify(`The inquiry service accepts inquiries again, after ${duration(clock.now() - failing.since)}.`)
      failing = undefined
      cancelTimer()
    },
    /** Since when the service has been failing, and how the last attempt failed. */
    failing: () => failing,
    stop: () => cancelTimer(),
  }
}
