'use client'

import type { ReactNode } from 'react'
import type { RootAttributes } from '../../root-props.ts'
import { useEnhance } from '../../useEnhance.ts'
import { enhanceLocaleWarning } from './enhance-locale-warning.ts'

/** The element that the plain script enhances; a page without React runs the script itself. */
export function LocaleWarningRoot({ ref, ...props }: RootAttributes & { children: ReactNode }) {
  const root = useEnhance<HTMLDivElement>(enhanceLocaleWarning, ref)
  // The script may have changed its attributes before React came.
  return (
    <div
      {...props}
      ref={root}
      data-part="locale-warning"
      data-locale-warning=""
      data-enhance="locale-warning"
      suppressHydrationWarning
    />
  )
}
