import { enhanceBlocks } from '@brand/blocks/enhance-blocks'
import { enhanceNavigation } from '@brand/blocks/enhance-navigation'

/** Runs the plain scripts for all elements of a page; a script that no element needs is not loaded. */
export function enhancePage(root: Document, onError: () => void): void {
  enhanceNavigation(root)
  enhanceBlocks(
    root,
    {
      form: () => import('./form.ts'),
      'download-requests': () => import('./download-requests-on-use.ts'),
    },
    onError,
  )
}
