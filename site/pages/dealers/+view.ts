import type { PageOf } from '../page-of.ts'
import { dealersData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { DealersData } from './load.ts'

/** Agents, dealers and representatives. */
export default function dealersView(page: PageOf<DealersData>) {
  const { metadata, isPublished, blocks, dealers } = page.data
  return itemView(page, {
    metadata,
    index: isPublished,
    structured: [dealersData(dealers)],
    blocks,
    styles: ['dealer-page', 'contact-form'],
    anchors: dealers.map(({ id }) => id),
  })
}
