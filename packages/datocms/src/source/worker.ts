import { setTimeout as wait } from 'node:timers/promises'
import type { Locale } from '@brand/content'
import { NoAnswerError } from './client.ts'
import { createComplaints } from './complaints.ts'
import type { Findings } from './content-set.ts'
import type { Fetcher, Marks } from './fetch-changes.ts'
import { lossText } from './losses.ts'
import type { View } from './view.ts'

/** The waits between two questions whether a CMS answers that did not, in ms. */
const pauses = { first: 200, max: 800 } as const
/** The longest wait before a load is tried again, in ms. */
const maxRest = 60_000

/**
 * The wait after some failures in a row, in ms: a CMS that answers, but cannot be loaded, for example for lack of a model, is not
 * flooded.
 */
export const restAfter = (failures: number): number => (failures > 1 ? Math.min(pauses.first * 2 ** failures, maxRest) : 0)

interface WorkerOptions {
  fetcher: Fetcher
  views: readonly View[]
  /** The active languages. */
  locales: () => readonly Locale[]
  /** Called when a view has something new that nobody waits for. */
  onNew: (view: View) => void
  log: (line: string) => void
  /** Default: a clock that nobody can set back. */
  now?: (() => number) | undefined
}

/** The models of which something has changed since the last look. */
function changedModels(view: View, marks: Marks): string[] {
  const last = view.marks
  view.marks = marks
  return last ? [...marks].flatMap(([model, mark]) => (last.get(model) === mark ? [] : [model])) : []
}

/** Lets the next look load some models again. */
function forgetMarks(view: View, models: Findings['models']): void {
  view.marks = new Map([...(view.marks ?? [])].map(([model, mark]) => [model, models.has(model) ? '' : mark]))
}

/**
 * Fetches what is known to have changed, one thing after the other, until nothing is left. While the CMS fails it is asked again and
 * again whether it answers, so that what was missed shows soon after it does.
 * @requirement RELIABILITY 6
 */
export function createWorker({ fetcher, views, locales, onNew, log, now }: WorkerOptions) {
  const stopped = new AbortController()
  const complaints = createComplaints(log, now)
  let hasLoaded = false
  let failure: string | undefined
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  let next: PromiseWithResolvers<void> | undefined
  let resting = new AbortController()

  function failed(error: unknown): void {
    failure = error instanceof NoAnswerError ? 'the CMS does not respond' : 'the CMS sends invalid responses'
    complaints.say((error as Error).message)
  }

  /** Selects the findings that may be taken: whole models only where they do not lose too much at once. */
  function trusted(view: View, findings: Findings, named: Parameters<View['losses']['in']>[2]): Findings {
    const losses = view.losses.in(findings, view.set.listIds, named)
    if (!losses.length) return findings
    forgetMarks(view, findings.models)
    log(`The CMS lost ${lossText(losses)}. The site shows the last content until a second load confirms the loss.`)
    return { ...findings, models: new Map(), tags: new Map() }
  }

  async function fetchInto(view: View): Promise<void> {
    const taken = view.changes.take()
    try {
      if (taken.check || taken.all) {
        // A CMS that hangs is found at once: what follows may take longer.
        await fetcher.probe()
        const models = changedModels(view, await fetcher.marks(view.drafts))
        if (!taken.all) view.changes.add({ models })
      }
      const findings = trusted(view, await fetcher.fetch(taken, locales(), view.drafts), taken.records)
      // A record that has been named meanwhile may be older in these findings: it stays as it is, and is fetched again.
      const isNew = view.set.apply(findings, view.changes.names)
      const isAwaited = !view.isLoaded && next !== undefined
      view.isLoaded = true
      hasLoaded = true
      failure = undefined
      if (isNew && !isAwaited) onNew(view)
    } catch (error) {
      view.changes.putBack(taken)
      throw error
    }
  }

  /**
   * Resolves when the CMS answers, or nobody wants it any more. It is asked again while earlier requests are still open. So a
   * slow answer of a busy machine counts, and a missing one delays no other.
   */
  async function waitForCms(): Promise<void> {
    const answered = new AbortController()
    const over = AbortSignal.any([answered.signal, stopped.signal])
    for (let pause: number = pauses.first; !over.aborted; pause = Math.min(pause * 2, pauses.max)) {
      // It ends early with an answer to any of the questions.
      await wait(pause, undefined, { ref: false, signal: over }).catch(() => undefined)
      if (!over.aborted)
        void fetcher.probe().then(
          () => answered.abort(),
          (error: unknown) => over.aborted || failed(error),
        )
    }
  }

  async function rest(pause: number): Promise<void> {
    resting = new AbortController()
    const signal = AbortSignal.any([resting.signal, stopped.signal])
    await wait(pause, undefined, { ref: false, signal }).catch(() => undefined)
  }

  async function fetchAll(): Promise<void> {
    let failures = 0
    for (;;) {
      const view = views.find(({ changes }) => !changes.isEmpty)
      if (!view || stopped.signal.aborted) return
      try {
        await fetchInto(view)
        complaints.end()
        failures = 0
        next?.resolve()
        next = undefined
      } catch (error) {
        failed(error)
        failures += 1
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
    /** Ends a wait before the next load: the CMS has called, so it is well. */
    wake: (): void => resting.abort(),
    /** The end of the next fetch; rejects when it fails. */
    next: (): Promise<void> => (next ??= Promise.withResolvers()).promise,
    settled: (): Promise<void> => running,
    isStale: (): boolean => !hasLoaded || failure !== undefined || views.some(({ losses }) => losses.isHeld()),
    /** Describes the known problem of the CMS; `undefined` where there is none. */
    problem: (): string | undefined =>
      failure ?? (views.some(({ losses }) => losses.isHeld()) ? 'the CMS lost too many records at once' : undefined),
    stop: () => stopped.abort(),
  }
}
