'use client'

import type { ReactNode } from 'react'
import type { RootAttributes } from '../../root-props.ts'
import { useEnhance } from '../../useEnhance.ts'
import { enhanceContactButton } from './enhance-contact-button.ts'

/** The element that the plain script enhances; a page without React runs the script itself. */
export function ContactButtonRoot({ ref, ...props }: RootAttributes & { children: ReactNode }) {
  const root = useEnhance(enhanceContactButton, ref)
  // The script may have changed its attributes before React came.
  return <aside {...props} ref={root} data-part="contact-button" data-contact-button="" suppressHydrationWarning />
}
