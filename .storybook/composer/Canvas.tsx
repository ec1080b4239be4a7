import { use, useEffect, useState, type ReactNode } from 'react'
import { loadFonts } from '../load-fonts.ts'
import { surround } from '../surroundings.ts'
import { usePuck } from './puck.ts'
import { Toolbar } from './toolbar.ts'

/** Puck brings the styles into its frame after the page. */
async function dressed(root: HTMLElement): Promise<void> {
  while (root.isConnected && !getComputedStyle(root).getPropertyValue('--b-font-body'))
    await new Promise((done) => requestAnimationFrame(done))
  if (root.isConnected) await loadFonts(root)
}

/** On a page without blocks, where they come from: on a phone their panel is closed. */
function EmptyPage() {
  const isEmpty = usePuck((puck) => !puck.appState.data.content.length)
  if (!isEmpty) return null
  return (
    <p className="composer-empty" lang="en" dir="ltr">
      This page is empty. Drag a block from “Blocks” here, or open an example under “Page”.
    </p>
  )
}

/** The page in its frame has the settings of the toolbar; Puck around it keeps the theme of the studio. */
export function Canvas({ children, document }: { children: ReactNode; document?: Document }) {
  const toolbar = use(Toolbar)
  const [hasFonts, setFonts] = useState(false)
  useEffect(() => {
    if (!document) return
    surround(document.documentElement, toolbar)
    void dressed(document.documentElement).then(() => setFonts(true))
    // Puck gives these elements no accessible name.
    const frame = document.defaultView?.frameElement
    frame?.setAttribute('title', 'The page')
    frame?.closest('.composer')?.querySelector('[class*="zoomSelect"]')?.setAttribute('aria-label', 'Zoom')
  }, [document, toolbar])
  return (
    <>
      {hasFonts && <EmptyPage />}
      {hasFonts && children}
    </>
  )
}
