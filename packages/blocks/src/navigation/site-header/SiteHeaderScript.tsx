'use client'

import { useEffect } from 'react'
import { siteHeader } from './site-header.ts'

/** Runs the plain script where the header is part of a React application; a page without React runs it itself. */
export function SiteHeaderScript() {
  useEffect(() => siteHeader(document), [])
  return null
}
