'use client'

import type { ReactNode } from 'react'
import { useEnhance } from '../../useEnhance.ts'
import { enhanceSpotlightScene } from './enhance-spotlight-scene.ts'

/** The element that the plain script enhances; a page without React runs the script itself. */
export function SpotlightRoot(props: { className: string; children: ReactNode }) {
  const ref = useEnhance<HTMLDivElement>(enhanceSpotlightScene)
  // The script may have changed its attributes before React came.
  return <div {...props} ref={ref} data-part="spotlight-scene" data-enhance="spotlight-scene" suppressHydrationWarning />
}
