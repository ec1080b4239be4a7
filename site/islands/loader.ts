/** Hydrates islands (docs/islands.md). An untouched page loads no other script; this one is small and without React. */
import { loadOnUse } from '@brand/blocks/load-on-use'
import type { Recover } from './recovery.ts'

/**
 * Loads an island's code. The function that it gives hydrates the island, whose HTML was `served`, and resolves when the island
 * handles events.
 */
export type Prepare = (island: HTMLElement, served: string) => Promise<() => Promise<void>>

/** Triggers without a native effect that would do instead. */
const hasNoEffect = '[data-hydrate-trigger]:not(form)'

/**
 * Selector of the elements whose events wait for an island's script: its triggers, and page links into it. The bar's script opens
 * the search.
 */
const held = '[data-hydrate-trigger],a[href^="#"]:not([data-island] *,[data-search-open])'

/**
 * Watches the islands of a document. `prepare` is called once for each, and again only after it has failed; `recover` may then
 * reload the page.
 */
export function startLoader(root: Document, prepare: Prepare, recover: Recover): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    // Before a translator or a password manager changes it.
    const served = island.innerHTML
    const start = loadOnUse(
      island,
      async () => {
        const run = await prepare(island, served)
        // React must find the markup as the server sent it.
        island.ariaBusy = null
        await run()
        island.dataset.hydrated = ''
      },
      // A form is sent natively, with all that is in it, and a link of the page is followed.
      { held, over: held, instead: (trigger) => trigger.matches(hasNoEffect) && recover(trigger) },
    )
    /** An island that cannot be loaded stays as the server sent it; the next event tries again. */
    const hydrate = async () => (await start()) || recover()

    if (island.dataset.hydrate !== 'interaction')
      import('./hydrate-ahead.ts').then(
        ({ hydrateAhead }) => hydrateAhead(island, hydrate),
        () => recover(),
      )
    // An address may open something in an island, as a picture of a gallery.
    if (island.querySelector(`[data-hash="${CSS.escape(location.hash.slice(1))}"]`)) hydrate()
  }
}
