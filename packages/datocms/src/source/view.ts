import { createChanges } from './changes.ts'
import { createContentSet } from './content-set.ts'
import type { Marks } from './fetch-changes.ts'
import { createLosses } from './losses.ts'

/** One view of the content: the published one, or that with drafts. */
export function createView(drafts: boolean) {
  return {
    drafts,
    set: createContentSet(),
    changes: createChanges(),
    losses: createLosses(),
    /** Last change and number of records of each model, as the CMS last gave them. */
    marks: undefined as Marks | undefined,
    /** It is wanted, and so kept up to date. */
    isWanted: !drafts,
    /** It can be answered. */
    isLoaded: false,
  }
}

export type View = ReturnType<typeof createView>
