import { enhanceAll } from '../enhance.ts'
import { enhanceContactButton } from './contact-button/enhance-contact-button.ts'
import { enhanceProgressBar } from './progress-bar/enhance-progress-bar.ts'
import { enhanceSiteHeader } from './site-header/enhance-site-header.ts'

export { enhanceContactButton, enhanceProgressBar, enhanceSiteHeader }

/** Enhances the navigation below `root`: header, progress bar and contact button. Returns a function that undoes all of it. */
export function enhanceNavigation(root: ParentNode): () => void {
  const undoings = [
    enhanceAll(root, '[data-site-header]', enhanceSiteHeader),
    enhanceAll(root, '[data-progress]', enhanceProgressBar),
    enhanceAll(root, '[data-contact-button]', enhanceContactButton),
  ]
  return () => undoings.forEach((undo) => undo())
}
