import type { PageOf } from '../page-of.ts'
import { faqData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { FaqData } from './load.ts'

/** Questions and answers. */
export default function faqView(page: PageOf<FaqData>) {
  const { metadata, isPublished, blocks, items, contentLocale } = page.data
  return itemView(page, {
    metadata,
    index: isPublished,
    structured: [faqData(items, contentLocale)],
    blocks,
    styles: ['faq-page'],
    anchors: items.map(({ id }) => id),
  })
}
