import { join } from 'node:path'
import { locales as allLocales, type Locale } from '@brand/content'
import type { Source } from '@brand/content-api'
import type { Change } from './changes.ts'
import { createCdaClient, type Access } from './client.ts'
import { createFetcher } from './fetch-changes.ts'
import type { Master } from './read-value.ts'
import { createSnapshotFile } from './snapshot-file.ts'
import { createView, type View } from './view.ts'
import { createWorker } from './worker.ts'

export interface DatocmsOptions extends Access {
  /** Origin of the image service whose pictures keep their addresses. Default: the site encodes all pictures. */
  imageHost?: string | undefined
  /** Folder for the last good content. Default: it is not kept. */
  folder?: string | undefined
  /** Interval at which the CMS is asked for changes, in ms. Default: a minute. */
  pollEvery?: number | undefined
  /** Default `console.warn`. */
  log?: (line: string) => void
  /** Default: a clock that nobody can set back. */
  now?: () => number
}

export interface DatocmsSource extends Source {
  /** Fetches a change that a webhook reports, as soon as possible. */
  changed(change: Change): void
  /**
   * Whether the content may be older than that of the CMS: it is of the last start, or the CMS does not answer.
   * @requirement RELIABILITY 6
   */
  isStale(): boolean
  /** Describes the known problem of the CMS in a few words; `undefined` where there is none. */
  problem(): string | undefined
  /** The picture of an id, as the content names it. */
  master(id: string): Master | undefined
  /** Resolves when all that is known to have changed is fetched, and kept. */
  settled(): Promise<void>
}

/**
 * Number of polls after which all is loaded. Webhooks and marks miss some changes, such as another alternative text of a picture.
 */
const fullLoadEvery = 60

/**
 * Content from DatoCMS: loaded once, then only what has changed. It answers from memory: a CMS that fails is asked again until it
 * answers, and nobody notices. Drafts are loaded when a preview asks for them.
 * @requirement RELIABILITY 6, RELIABILITY 7, RELIABILITY 8, RELIABILITY 9
 */
export function datocmsSource({
  folder,
  imageHost,
  pollEvery = 60_000,
  log = (line) => console.warn(line),
  now,
  ...access
}: DatocmsOptions): DatocmsSource {
  const file = folder === undefined ? undefined : createSnapshotFile({ path: join(folder, 'datocms.ndjson.gz'), imageHost, log })
  const published = createView(false)
  const withDrafts = createView(true)
  const views = [published, withDrafts]
  let locales: readonly Locale[] = allLocales
  let onChange = () => {}
  let restored: Promise<void> | undefined
  let kept: Promise<void> | undefined

  function keep(): void {
    kept = file?.write([...published.set.stored()], [...published.set.masters])
  }
  const worker = createWorker({
    fetcher: createFetcher(createCdaClient(access), { knowsEditor: access.editingUrl !== undefined, imageHost }),
    views,
    locales: () => locales,
    log,
    now,
    onNew(view) {
      if (!view.drafts) keep()
      onChange()
    },
  })

  /** Notes a change in the views that are wanted. */
  function note({ tags, models = [], ...change }: Change): void {
    for (const { set, changes } of views.filter(({ isWanted }) => isWanted))
      changes.add({ ...change, models: [...models, ...(tags ? set.modelsWith(tags) : [])] })
    worker.run()
  }

  /** Somebody has heard of the CMS: it is well. */
  function changed(change: Change): void {
    note(change)
    worker.wake()
  }

  /** Restores the content that was kept last, if any, and marks all content to be fetched again. */
  async function restore(): Promise<void> {
    const saved = await file?.read(locales)
    if (saved) {
      published.set.apply(saved, () => false)
      published.isLoaded = true
    }
    note({ all: true })
  }

  async function loaded(view: View): Promise<void> {
    await (restored ??= restore())
    if (!view.isWanted) view.changes.add({ all: true })
    view.isWanted = true
    while (!view.isLoaded) {
      const next = worker.next()
      worker.run()
      await next
      if (view.isLoaded && !view.drafts) keep()
    }
  }

  return {
    async load({ drafts, locales: active }) {
      locales = active
      const view = drafts ? withDrafts : published
      await loaded(view)
      return { records: view.set.records(), problems: [] }
    },
    watch(listener) {
      onChange = listener
      let polls = 0
      const poll = () => {
        polls += 1
        note(polls % fullLoadEvery ? { check: true } : { all: true })
      }
      const timer = setInterval(poll, pollEvery).unref()
      return () => {
        worker.stop()
        clearInterval(timer)
      }
    },
    changed,
    refresh: () => changed({ check: true }),
    isStale: worker.isStale,
    problem: worker.problem,
    master: (id) => published.set.masters.get(id) ?? withDrafts.set.masters.get(id),
    async settled() {
      await worker.settled()
      await kept
    },
  }
}
