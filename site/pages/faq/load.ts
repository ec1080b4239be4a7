import type { PageContextServer } from 'vike/types'
import { toQuestion } from '../../cms/kinds/faq.ts'
import { errorPageOnFailure, withFailurePolicy } from '../load.ts'
import { loadPage, type PageData } from '../load-page.ts'

/** The data of the page of questions. */
export interface FaqData extends PageData {
  items: readonly ReturnType<typeof toQuestion>[]
  keyword: string
}

/**
 * Loads the page of questions; its record gives body and metadata.
 * @requirement RT-19, ERR-05
 */
export async function loadFaq(pageContext: PageContextServer): Promise<FaqData> {
  const { client, locale, query } = pageContext.request
  const [page, items] = await Promise.all([
    loadPage(pageContext, pageContext.urlPathname),
    errorPageOnFailure(withFailurePolicy('faq', client.faq({ locale }), [])),
  ])
  return { ...page, items: items.map(toQuestion), keyword: (query.get('q') ?? '').slice(0, 100).toWellFormed() }
}
