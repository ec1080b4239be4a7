import { localeWarning } from './locale-warning/locale-warning.ts'
import { progressBar } from './progress-bar/progress-bar.ts'
import { siteHeader } from './site-header/site-header.ts'

/** Runs the plain scripts of what stands around every page. Needs no React, may be called again. */
export function chrome(root: ParentNode): void {
  siteHeader(root)
  localeWarning(root)
  progressBar(root)
}
