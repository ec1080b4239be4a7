'use client'

import { useEffect } from 'react'
import { blockEventName, type BlockEvent, type OnBlockEvent } from '../events.ts'
import type { LoadScript } from './enhance-blocks.ts'
import { followBlocks } from './follow-blocks.ts'

export interface BlockScriptsProps {
  /**
   * Loads the script of every form: `() => import('./form-script')`, whose default export is `enhanceForm({ submit })`.
   * Default: the browser sends forms.
   */
  form?: LoadScript | undefined
  /**
   * Loads the script of every list with locked files: `() => import('./download-script')`, whose default export is
   * `enhanceDownloadRequests({ addressOf, load })`. Default: links lead to the pages with the forms that unlock them.
   */
  downloadRequests?: LoadScript | undefined
  /**
   * Loads the script of the ConsentNotice: `() => import('@brand/blocks/enhance-consent')`, or a module of yours whose default export is
   * `enhanceConsent(store)`. Default: a page of your server opens the notice, and the browser sends it.
   */
  consent?: LoadScript | undefined
  /** Is told what visitors do with the blocks, all of them. Default: nobody is. */
  onEvent?: OnBlockEvent | undefined
}

/**
 * The behaviour of all blocks of an application that have a plain script: carousels, forms, lists of files, dealers, products and
 * the others. Each is loaded when the page has it, most with their first use; blocks that come later, by a router or in streamed
 * HTML, have it too. Put once in the layout; renders nothing. In development it warns of blocks whose stylesheet the page lacks.
 */
export function BlockScripts({ form, downloadRequests, consent, onEvent }: BlockScriptsProps) {
  useEffect(() => followBlocks({ form, 'download-requests': downloadRequests, consent }), [form, downloadRequests, consent])
  useEffect(() => {
    const handleEvent = ({ detail, target }: CustomEvent<BlockEvent>) => onEvent?.(detail, target as Element)
    document.addEventListener(blockEventName, handleEvent)
    return () => document.removeEventListener(blockEventName, handleEvent)
  }, [onEvent])
  useEffect(() => {
    // Of this a bundler leaves nothing in production.
    if (process.env.NODE_ENV !== 'production') {
      const watching = import('./warn-missing-styles.ts').then(({ warnMissingStyles }) => warnMissingStyles())
      return () => void watching.then((end) => end())
    }
    return undefined
  }, [])
  return null
}
