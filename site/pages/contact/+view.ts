import type { PageContextServer } from 'vike/types'
import contentView from '../content/+view.ts'

/** A contact page. */
export default function contactView(pageContext: PageContextServer) {
  const view = contentView(pageContext)
  return { ...view, styles: [...view.styles, 'contact-page'] }
}
