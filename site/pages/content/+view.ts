import { defaultLocale, localizedPath } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { pageHead } from '../head.ts'
import type { PageData } from '../load.ts'
import type { View } from '../view.ts'

/** A page of the content. */
export default function contentView({ data, request }: PageContextServer): View {
  const { page, shell, usedLocale, localizedSlugs, trail } = data as PageData
  return {
    status: 200,
    head: pageHead(data as PageData, request),
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
