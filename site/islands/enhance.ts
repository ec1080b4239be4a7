import { enhanceBlocks } from '@brand/blocks/enhance-blocks'
import { enhanceNavigation } from '@brand/blocks/enhance-navigation'

/** Runs the plain scripts for all elements below `root`; a script that no element needs is not loaded. */
export function enhanceParts(root: ParentNode, onError: () => void): void {
  enhanceNavigation(root)
  enhanceBlocks(
    root,
    {
      scene: () => import('../brand/scene/enhance-scene.ts'),
      form: () => import('./form.ts'),
      'download-requests': () => import('./download-requests-on-use.ts'),
    },
    onError,
  )
}
