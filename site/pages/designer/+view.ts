import { localizedPath } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { profilePageData } from '../structured-data.ts'
import { itemView } from '../view.ts'
import type { DesignerData } from './load.ts'

/** A designer; the bar is inverted where the record says so (DSGN-03). */
export default function designerView(pageContext: PageContextServer) {
  const { designer, body, usedLocale, localizedSlugs } = pageContext.data as DesignerData
  const { baseUrl } = pageContext.request
  return itemView(pageContext, {
    metadata: designer.ctDesignerMetadata,
    inverted: designer.ctDesignerLightNavigation,
    structured: [profilePageData(designer, baseUrl, baseUrl + localizedPath(localizedSlugs, usedLocale))],
    body,
    styles: ['cb_detail_header'],
  })
}
