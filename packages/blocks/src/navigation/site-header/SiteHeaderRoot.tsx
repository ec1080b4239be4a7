'use client'

import type { ComponentProps } from 'react'
import { useEnhance } from '../../useEnhance.ts'
import { enhanceSiteHeader } from './enhance-site-header.ts'

/** The element that the plain script enhances; a page without React runs the script itself. */
export function SiteHeaderRoot(props: ComponentProps<'header'> & { 'data-inverted'?: true | undefined }) {
  // The script may have changed its attributes before React came.
  return (
    <header {...props} ref={useEnhance(enhanceSiteHeader)} data-part="site-header" data-site-header="" suppressHydrationWarning />
  )
}
