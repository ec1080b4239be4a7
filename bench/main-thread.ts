/** What a trace of Chromium says of the tasks of a page's main thread, in CPU time, which other work on the machine hardly changes. */

/** Set in the page before each act of a visitor. */
export const actMark = 'act'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** In µs, by a clock that all processes share. */
  ts: number
  dur?: number
  /** CPU time, in µs. */
  tdur?: number
  args: { name?: string; data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean } }
}

export interface Task {
  /** CPU time, in ms. */
  cpu: number
  /** Path of the page. */
  path: string
}

export interface Longest {
  /** Before the first act of all, on the page that a visit begins with. */
  first: Task
  /** Before an act on a page, whichever it is. */
  untouched: Task
  /** Among those that begin within a second of an act: an upper limit for what an act makes a visitor wait. */
  answering: Task
}

const second = 1_000_000
const none: Task = { cpu: 0, path: '' }

/** The longest tasks of all pages of a trace: before anything is done there, and after an act. */
export function longestTasks(trace: string): Longest {
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const id = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mains = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(id))
  const own = events.filter((event) => mains.has(id(event))).toSorted((a, b) => a.ts - b.ts)
  const longest: Longest = { first: none, untouched: none, answering: none }
  let path = ''
  let acted = 0
  let pages = 0
  for (const { name, ph, ts, tdur = 0, args } of own) {
    const address = name === 'navigationStart' && args.data?.isOutermostMainFrame ? args.data.documentLoaderURL : undefined
    if (address) {
      path = new URL(address).pathname
      acted = 0
      if (!path.startsWith('/api/')) pages += 1
    }
    if (name === actMark) acted = ts
    if (ph !== 'X' || !name.endsWith('RunTask') || path.startsWith('/api/')) continue
    const task = { cpu: tdur / 1000, path }
    if (!acted && pages === 1 && task.cpu > longest.first.cpu) longest.first = task
    if (!acted && task.cpu > longest.untouched.cpu) longest.untouched = task
    if (acted && ts - acted < second && task.cpu > longest.answering.cpu) longest.answering = task
  }
  return longest
}
