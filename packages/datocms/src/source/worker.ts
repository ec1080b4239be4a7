import { setTimeout as wait } from 'node:timers/promises'
import type { Locale } from '@brand/content'
import type { Fetcher, Marks } from './fetch-changes.ts'
import type { View } from './view.ts'

/** The waits between two questions whether a CMS answers that did not, in ms. */
const pauses = { first: 200, longest: 800 } as const
/** The longest wait before a load is tried again, in ms. */
const longestRest = 60_000

/** The wait after some failures in a row, in ms: a CMS that answers, but cannot be loaded, for lack of a model say, is not flooded. */
export const restAfter = (failures: number): number => (failures > 1 ? Math.min(pauses.first * 2 ** failures, longestRest) : 0)

interface WorkerOptions {
  fetcher: Fetcher
  views: readonly View[]
  /** The active languages. */
  locales: () => readonly Locale[]
  /** Called when a view has something new that nobody waits for. */
  onNew: (view: View) => void
  log: (line: string) => void
}

/** The models of which something has changed since the last look. */
function changedModels(view: View, marks: Marks): string[] {
  const last = view.marks
  view.marks = marks
  return last ? [...marks].flatMap(([model, mark]) => (last.get(model) === mark ? [] : [model])) : []
}

/**
 * Fetches what is known to have changed, one thing after the other, until nothing is left. While the CMS fails it is asked again and
 * again whether it answers, so that what was missed shows soon after it does.
 * @requirement RELIABILITY 6
 */
export function createWorker({ fetcher, views, locales, onNew, log }: WorkerOptions) {
  const stopped = new AbortController()
  let isStale = true
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  let next: PromiseWithResolvers<void> | undefined

  async function fetchInto(view: View): Promise<void> {
    const taken = view.changes.take()
    try {
      if (taken.check || taken.all) {
        // A CMS that hangs is found at once: what follows may take longer.
        await fetcher.probe()
        const models = changedModels(view, await fetcher.marks(view.drafts))
        if (!taken.all) view.changes.add({ models })
      }
      const findings = await fetcher.fetch(taken, locales(), view.drafts)
      // What has been named meanwhile may be older in these findings: it stays as it is, and is fetched again.
      const isNew = view.set.apply(findings, view.changes.names)
      const isAwaited = !view.isLoaded && next !== undefined
      view.isLoaded = true
      isStale = false
      if (isNew && !isAwaited) onNew(view)
    } catch (error) {
      view.changes.putBack(taken)
      throw error
    }
  }

  /**
   * Resolves when the CMS answers, or nobody wants it any more. It is asked again while the last questions are still open: an answer
   * that takes long on a busy machine counts, and one that never comes holds up no other.
   */
  async function waitForCms(): Promise<void> {
    const answered = new AbortController()
    const over = AbortSignal.any([answered.signal, stopped.signal])
    for (let pause: number = pauses.first; !over.aborted; pause = Math.min(pause * 2, pauses.longest)) {
      // It ends early with an answer to any of the questions.
      await wait(pause, undefined, { ref: false, signal: over }).catch(() => undefined)
      if (!over.aborted)
        void fetcher.probe().then(
          () => answered.abort(),
          () => undefined,
        )
    }
  }

  const rest = (pause: number) => wait(pause, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined)

  async function fetchAll(): Promise<void> {
    let failures = 0
    for (;;) {
      const view = views.find(({ changes }) => !changes.isEmpty)
      if (!view || stopped.signal.aborted) return
      try {
        await fetchInto(view)
        if (failures) log('The CMS answers again.')
        failures = 0
        next?.resolve()
        next = undefined
      } catch (error) {
        if (!failures) log((error as Error).message)
        failures += 1
        isStale = true
        next?.reject(error)
        next = undefined
        await waitForCms()
        await rest(restAfter(failures))
      }
    }
  }

  return {
    /** To be called when something has been added to the changes of a view. */
    run(): void {
      if (isRunning) return
      isRunning = true
      running = fetchAll().finally(() => {
        isRunning = false
      })
    },
    /** The end of the next fetch; rejects when it fails. */
    next: (): Promise<void> => (next ??= Promise.withResolvers()).promise,
    settled: (): Promise<void> => running,
    isStale: () => isStale,
    stop: () => stopped.abort(),
  }
}
