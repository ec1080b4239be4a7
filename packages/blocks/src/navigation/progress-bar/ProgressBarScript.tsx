'use client'

import { useEffect } from 'react'
import { progressBar } from './progress-bar.ts'

/** Runs the plain script where the bar is part of a React application; a page without React runs it itself. */
export function ProgressBarScript() {
  useEffect(() => void progressBar(document), [])
  return null
}
