'use client'

import type { ReactNode } from 'react'
import type { RootAttributes } from '../../root-props.ts'
import { useEnhance } from '../../useEnhance.ts'
import { enhanceSpotlightScene } from './enhance-spotlight-scene.ts'

/** The element that the plain script enhances; a page without React runs the script itself. */
export function SpotlightRoot({ ref, ...props }: RootAttributes & { children: ReactNode }) {
  const root = useEnhance<HTMLDivElement>(enhanceSpotlightScene, ref)
  // The script may have changed its attributes before React came.
  return <div {...props} ref={root} data-part="spotlight-scene" data-enhance="spotlight-scene" suppressHydrationWarning />
}
