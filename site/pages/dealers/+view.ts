import type { PageContextServer } from 'vike/types'
import { dealersData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { DealersData } from './load.ts'

/** Agents, dealers and representatives. */
export default function dealersView(pageContext: PageContextServer) {
  const { page, dealers } = pageContext.data as DealersData
  return itemView(pageContext, {
    metadata: page.ctPageMetadata,
    index: page.ctPageStatus === 'published',
    structured: [dealersData(dealers)],
    body: page.ctPageBody,
    styles: ['dealer-page', 'cb_contact_form'],
  })
}
