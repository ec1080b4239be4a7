'use client'

import { useEffect } from 'react'
import { tooltipEscape } from './tooltip-escape.ts'

/** Runs the plain script where the tooltip is part of a React application; a page without React runs it itself. */
export function TooltipScript() {
  useEffect(() => tooltipEscape(document), [])
  return null
}
