'use client'

import type { ReactNode } from 'react'
import { useEnhance } from '../../useEnhance.ts'
import { enhanceTooltip } from './enhance-tooltip.ts'

/** The element that the plain script enhances; a page without React runs the script itself. */
export function TooltipRoot(props: { className: string; children: ReactNode }) {
  // The script may have changed its attributes before React came.
  return <span {...props} ref={useEnhance(enhanceTooltip)} data-part="tooltip" data-tooltip="" suppressHydrationWarning />
}
