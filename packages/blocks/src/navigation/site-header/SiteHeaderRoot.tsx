'use client'

import type { ReactNode } from 'react'
import type { RootAttributes } from '../../root-props.ts'
import { useEnhance } from '../../useEnhance.ts'
import { enhanceSiteHeader } from './enhance-site-header.ts'

/** The element that the plain script enhances; a page without React runs the script itself. */
export function SiteHeaderRoot({ ref, ...props }: RootAttributes & { 'data-inverted'?: true | undefined; children: ReactNode }) {
  // The script may have changed its attributes before React came.
  return (
    <header
      {...props}
      ref={useEnhance(enhanceSiteHeader, ref)}
      data-part="site-header"
      data-site-header=""
      suppressHydrationWarning
    />
  )
}
