import { localizedPath } from '@brand/content'
import type { PageOf } from '../page-of.ts'
import { profilePageData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { DesignerData } from './load.ts'

/**
 * A designer; the record decides whether the bar is inverted.
 * @requirement DSGN-03
 */
export default function designerView(page: PageOf<DesignerData>) {
  const { designer, blocks, contentLocale, localizedSlugs } = page.data
  const { metadata, inverted } = designer
  const { baseUrl } = page.request
  return itemView(page, {
    metadata,
    inverted,
    structured: [profilePageData(designer, baseUrl, baseUrl + localizedPath(localizedSlugs, contentLocale))],
    blocks,
    styles: ['detail-header'],
  })
}
