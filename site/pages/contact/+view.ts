import contentView from '../content/+view.ts'
import type { PageOf } from '../page-of.ts'
import type { ContactData } from './load.ts'

/** A contact page. */
export default function contactView(page: PageOf<ContactData>) {
  const view = contentView(page)
  return { ...view, styles: [...view.styles, 'contact-page'] }
}
