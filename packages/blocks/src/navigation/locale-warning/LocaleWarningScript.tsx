'use client'

import { useEffect } from 'react'
import { localeWarning } from './locale-warning.ts'

/** Runs the plain script where the notice is part of a React application; a page without React runs it itself. */
export function LocaleWarningScript() {
  useEffect(() => localeWarning(document), [])
  return null
}
