'use client'

import type { RootAttributes } from '../../root-props.ts'
import { useEnhance } from '../../useEnhance.ts'
import { enhanceProgressBar } from './enhance-progress-bar.ts'

/** The element that the plain script enhances; a page without React runs the script itself. */
export function ProgressBarRoot({ ref, ...props }: RootAttributes) {
  const root = useEnhance<HTMLDivElement>(enhanceProgressBar, ref)
  // The script may have shown it before React came.
  const state = { 'data-part': 'progress-bar', 'data-progress': '', hidden: true, suppressHydrationWarning: true }
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it has no value to tell, and is drawn as a border
  return <div {...props} ref={root} role="progressbar" {...state} />
}
