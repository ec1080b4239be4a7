'use client'

import { useLayoutEffect } from 'react'
import { followLinks, type IsRouted, type Navigate } from './follow-links.ts'

export interface RouterLinksProps {
  /** Opens an address of the site: path, query and hash. Next: `router.push`. TanStack: `(href) => navigate({ href })`. */
  navigate: Navigate
  /** Whether the router handles that address; any other is loaded as a page. Default: every address of this origin. */
  isRouted?: IsRouted | undefined
}

/**
 * Lets the application's router follow every link of the page, in menus, blocks and HTML from a CMS alike, so that the page is not
 * loaded again. Once per application; renders nothing.
 */
export function RouterLinks({ navigate, isRouted }: RouterLinksProps) {
  // Before the effects of other components: the progress bar, for one, leaves a click alone that the router has taken.
  useLayoutEffect(() => followLinks(navigate, isRouted), [navigate, isRouted])
  return null
}
