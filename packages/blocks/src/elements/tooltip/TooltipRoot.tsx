'use client'

import type { ReactNode } from 'react'
import type { RootAttributes } from '../../root-props.ts'
import { useEnhance } from '../../useEnhance.ts'
import { enhanceTooltip } from './enhance-tooltip.ts'

/** The element that the plain script enhances; a page without React runs the script itself. */
export function TooltipRoot({ ref, ...props }: RootAttributes & { children: ReactNode }) {
  // The script may have changed its attributes before React came.
  return <span {...props} ref={useEnhance(enhanceTooltip, ref)} data-part="tooltip" data-tooltip="" suppressHydrationWarning />
}
