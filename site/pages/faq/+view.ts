import type { PageContextServer } from 'vike/types'
import { faqData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { FaqData } from './load.ts'

/** Questions and answers. */
export default function faqView(pageContext: PageContextServer) {
  const { page, items, usedLocale } = pageContext.data as FaqData
  return itemView(pageContext, {
    metadata: page.ctPageMetadata,
    index: page.ctPageStatus === 'published',
    structured: [faqData(items, usedLocale)],
    body: page.ctPageBody,
    styles: ['faq-page'],
  })
}
