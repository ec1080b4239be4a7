import { ApiError } from '@brand/content'
import type { Snapshot } from './snapshot.ts'

/**
 * The content with its drafts: loaded on the first request for a preview and again after each change. Never part of the
 * published snapshot, its answers or its search.
 */
export function lazyDraftSnapshot(load: () => Promise<Snapshot>, log: (line: string) => void) {
  let current: Promise<Snapshot> | undefined
  return {
    get(): Promise<Snapshot> {
      const loading = (current ??= load().catch((error: unknown) => {
        if (current === loading) current = undefined
        log(`The drafts could not be loaded: ${(error as Error).message}`)
        throw new ApiError('The content is not loaded yet', 503)
      }))
      return loading
    },
    /** To be called when the content has changed. */
    invalidate(): void {
      current = undefined
    },
  }
}
