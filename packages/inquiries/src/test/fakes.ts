import { sql } from 'kysely'
import { calls, type Call, type Outbox } from '../calls.ts'
import { chores } from '../chores.ts'
import type { Clock } from '../clock.ts'
import { inTransaction, openDatabase } from '../sqlite.ts'
import { prepareTally } from '../tally.ts'

/** A clock that stands still until a test moves it. */
export function createTestClock(start = Date.UTC(2026, 0, 1)) {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
  }
  return {
    ...clock,
    /** Moves on, and runs all timers that fall due meanwhile. */
    async move(ms: number, settle: () => Promise<void> = async () => {}): Promise<void> {
      const end = now + ms
      for (;;) {
        await settle()
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (!next) break
        now = next.at
        timers = timers.filter((other) => other !== next)
        next.run()
      }
      now = end
    },
    /** Moves on at once, as while a machine sleeps; what has waited runs afterwards. */
    async jump(ms: number, settle: () => Promise<void>): Promise<void> {
      now += ms
      const due = timers.filter(({ at }) => at <= now)
      timers = timers.filter(({ at }) => at > now)
      for (const { run } of due) run()
      await settle()
    },
  }
}

/** An outbox in memory, without a thread. `settled` resolves when nothing is asked of it any more. */
export async function createTestOutbox() {
  const db = await openDatabase(':memory:')
  await inTransaction(db, (db) => prepareTally(db, 0))
  let busy = 0
  const functions = Object.entries(calls).map(([name, call]) => [
    name,
    async (params: unknown) => {
      busy += 1
      try {
        return await inTransaction(db, (db) => (call as Call)(db, params))
      } finally {
        busy -= 1
      }
    },
  ])
  const whole = Object.entries(chores).map(([name, chore]) => [name, (params: unknown) => (chore as Call)(db, params)])
  const outbox = { ...Object.fromEntries([...functions, ...whole]), close: () => db.destroy() } as Outbox
  async function settled(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet = busy ? 0 : quiet + 1) await new Promise((go) => setImmediate(go))
  }
  return {
    outbox,
    settled,
    /** Lets the database have so many pages more; 0: the disk is full. */
    async leaveRoom(pages: number): Promise<void> {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
      await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count + pages)}`.execute(db)
    },
  }
}
