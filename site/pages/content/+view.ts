import { defaultLocale, homePath, slugOf } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import type { PageData } from '../load.ts'
import { organizationData, websiteData } from '../structured-data.ts'
import { isNewsletter } from '../../forms/newsletter.ts'
import { itemView } from '../view.ts'

/** A page of the content. */
export default function contentView(pageContext: PageContextServer) {
  const { page, usedLocale, localizedSlugs, organization } = pageContext.data as PageData
  const { baseUrl } = pageContext.request
  return itemView(pageContext, {
    metadata: page.ctPageMetadata,
    index: page.ctPageStatus === 'published',
    inverted: page.ctPageLightNavigation,
    structured: organization
      ? [organizationData(organization, baseUrl), websiteData(usedLocale, baseUrl + homePath(usedLocale))]
      : [],
    body: page.ctPageBody,
    styles: isNewsletter(localizedSlugs) ? ['forms'] : [],
    isContact: localizedSlugs.slugs[defaultLocale] === slugOf('contact'),
  })
}
