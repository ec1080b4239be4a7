import { enhanceBlocks } from '@brand/blocks/enhance-blocks'
import { enhanceNavigation } from '@brand/blocks/enhance-navigation'

const form = () => import('./form.ts').then((module) => module.enhancePageForm)

/** Runs the plain scripts for all elements of a page; a script that no element needs is not loaded. */
export function enhancePage(root: Document, onError: () => void): void {
  enhanceNavigation(root)
  enhanceBlocks(
    root,
    {
      form,
      'download-requests': () => import('./download-requests.ts').then((module) => module.siteDownloadRequests(form)),
    },
    onError,
  )
}
