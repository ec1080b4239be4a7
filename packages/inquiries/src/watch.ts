import type { Outbox } from './calls.ts'
import type { Clock } from './clock.ts'
import { MovedError } from './errors.ts'

/** Interval between checks whether inquiries can be kept, in ms. */
const interval = 1_000

/** An inquiry without a file has fewer bytes. */
const usualBytes = 32_768

/** Why nothing can be kept: the file has left its place, or cannot be used. */
export type OutboxProblem = 'moved' | 'unusable'

interface WatchOptions {
  outbox: Pick<Outbox, 'check'>
  clock: Clock
  /** Tells the operator, a line each. */
  notify: (line: string) => void
}

/**
 * Knows whether inquiries can be kept, and tells the operator when that changes, not with each request. A full disk can be read: after a
 * start and after a failure only a write of that size shows that all is well.
 * @requirement OPS-14, RELIABILITY 27, 28, 30
 */
export function createWatch({ outbox, clock, notify }: WatchOptions) {
  let problem: OutboxProblem | undefined
  let lastMissing = 0
  /** The bytes that must be written before all is well; 0 where reading is enough. */
  let unproven = usualBytes
  let isStopped = false
  let cancelTimer = () => {}

  function note(error?: Error, fileBytes = 0): void {
    const before = problem
    unproven = error ? Math.max(unproven, usualBytes + fileBytes) : 0
    problem = error && (error instanceof MovedError ? 'moved' : 'unusable')
    if (isStopped || problem === before) return
    notify(error ? `Inquiries cannot be stored, and forms report it: ${error.message}` : 'Inquiries are stored again.')
  }
  async function check(): Promise<void> {
    try {
      const size = unproven
      const { missing } = await outbox.check({ size })
      // A larger write may have failed meanwhile.
      if (size === unproven) note()
      if (missing > lastMissing)
        notify(
          `${missing} acknowledged inquiries are missing in the outbox: a part of its file was lost. Only a backup contains the undelivered ones. See docs/operate/inquiries.md.`,
        )
      lastMissing = missing
    } catch (error) {
      note(error as Error)
    }
    if (!isStopped) cancelTimer = clock.after(interval, () => void check())
  }
  const looked = check()

  return {
    /** Resolves when it has looked for the first time. */
    looked,
    /** Takes note of how a call of the outbox ended, and of the bytes of the file that it had. */
    note,
    problem: (): OutboxProblem | undefined => problem,
    /** Number of inquiries lost with a part of the file. */
    missing: (): number => lastMissing,
    stop(): void {
      isStopped = true
      cancelTimer()
    },
  }
}
