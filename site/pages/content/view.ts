import { defaultLocale, localizedPath } from '@brand/content'
import type { SiteRequest } from '../context.ts'
import { pageHead } from '../head.ts'
import type { PageData } from '../load.ts'
import type { View } from '../view.ts'

/** A page of the content. */
export function contentView(data: PageData, site: SiteRequest): View {
  const { page, shell, usedLocale, localizedSlugs, trail } = data
  return {
    status: 200,
    head: pageHead(data, site),
    language: usedLocale,
    item: localizedSlugs,
    styles: page.ctPageBody.map(({ type }) => type),
    chrome: {
      shell,
      light: page.ctPageLightNavigation,
      addressIn: (locale) => localizedPath(localizedSlugs, locale),
      trail,
      isContact: localizedSlugs.slugs[defaultLocale] === 'contact',
    },
  }
}
