'use client'

import type { ReactNode } from 'react'
import { useEnhance } from '../../useEnhance.ts'
import { enhanceLocaleWarning } from './enhance-locale-warning.ts'

/** The element that the plain script enhances; a page without React runs the script itself. */
export function LocaleWarningRoot(props: { className: string; children: ReactNode }) {
  const ref = useEnhance<HTMLDivElement>(enhanceLocaleWarning)
  // The script may have changed its attributes before React came.
  return (
    <div
      {...props}
      ref={ref}
      data-part="locale-warning"
      data-locale-warning=""
      data-enhance="locale-warning"
      suppressHydrationWarning
    />
  )
}
