'use client'

import type { ReactNode } from 'react'
import { useEnhance } from '../../useEnhance.ts'
import { enhanceContactButton } from './enhance-contact-button.ts'

/** The element that the plain script enhances; a page without React runs the script itself. */
export function ContactButtonRoot(props: { className: string; 'aria-label': string; children: ReactNode }) {
  const ref = useEnhance(enhanceContactButton)
  // The script may have changed its attributes before React came.
  return <aside {...props} ref={ref} data-part="contact-button" data-contact-button="" suppressHydrationWarning />
}
