import { endEnhance } from '../enhance.ts'
import { enhanceBlock, enhanced, type OwnScripts } from './enhance-blocks.ts'
import { emitDownloads } from './emit-downloads.ts'

const followed = new Set<HTMLElement>()
let own: OwnScripts | undefined

function updateBlocks() {
  for (const element of followed)
    if (!element.isConnected) {
      endEnhance(element)
      followed.delete(element)
    }
  for (const element of document.querySelectorAll<HTMLElement>(enhanced)) {
    if (followed.has(element)) continue
    followed.add(element)
    enhanceBlock(element, own!, () => {})
  }
}

/**
 * Adds behaviour to the blocks of the page and, from now on, to those that come later by streamed HTML or a router. Ends it for
 * blocks that have gone. A second call only changes the scripts of blocks that come later.
 */
export function followBlocks(scripts: OwnScripts = {}): void {
  const isFirst = !own
  own = scripts
  if (!isFirst) return
  new MutationObserver(updateBlocks).observe(document.documentElement, { childList: true, subtree: true })
  updateBlocks()
  emitDownloads()
}
