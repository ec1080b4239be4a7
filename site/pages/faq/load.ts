import type { FaqItem } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { byPolicy, loadPage, orErrorPage, type PageData } from '../load.ts'

/** The data of the page of questions. */
export interface FaqData extends PageData {
  items: readonly FaqItem[]
  /** What was searched for. */
  keyword: string
}

/** Loads the page of questions; its record gives body and metadata (RT-19, ERR-05). */
export async function loadFaq(pageContext: PageContextServer): Promise<FaqData> {
  const { client, locale, query } = pageContext.request
  const [page, items] = await Promise.all([
    loadPage(pageContext, pageContext.urlPathname),
    orErrorPage(byPolicy('faq', client.faq({ locale }), [])),
  ])
  return { ...page, items, keyword: (query.get('q') ?? '').slice(0, 100).toWellFormed() }
}
