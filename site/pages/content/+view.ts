import { defaultLocale, homePath, findSlug } from '@brand/content'
import { isNewsletter } from '../../forms/newsletter.ts'
import type { PageData } from '../load-page.ts'
import type { PageOf } from '../page-of.ts'
import { organizationData, websiteData } from '../structured-data.ts'
import { itemView } from '../view.ts'

/** A page of the content. */
export default function contentView(page: PageOf<PageData>) {
  const { metadata, isPublished, inverted, blocks, contentLocale, localizedSlugs, organization } = page.data
  const { baseUrl } = page.request
  return itemView(page, {
    metadata,
    index: isPublished,
    inverted,
    structured: organization
      ? [organizationData(organization, baseUrl), websiteData(contentLocale, baseUrl + homePath(contentLocale))]
      : [],
    blocks,
    // A setting of the site decides between our own form and an embedded one: the page gets the styles of both.
    styles: isNewsletter(localizedSlugs) ? ['forms', 'embedded-form'] : [],
    isContact: localizedSlugs.slugs[defaultLocale] === findSlug('contact'),
  })
}
