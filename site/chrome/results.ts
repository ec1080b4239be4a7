import { thumbnail, type SearchResult as ShownResult } from '@brand/blocks/search'
import type { SearchResult } from '@brand/content'
import type { Locale } from '@brand/content/locales'

/** What each type of item is called in the visitor's language. */
export type TypeNames = Record<string, string>

/** What the API found, as search shows it: thumbnails in their one size (SRCH-10), foreign titles marked as such. */
export const resultsOf = (found: readonly SearchResult[], types: TypeNames, locale: Locale): ShownResult[] =>
  found.map(({ type, title, link, thumbnail: image, usedLocale, highlights }) => ({
    title,
    href: link,
    type: types[type] ?? '',
    highlights,
    ...(usedLocale !== locale && { lang: usedLocale }),
    ...(image && {
      thumbnail: {
        src: `${image.url}?h=${thumbnail.height}&q=${thumbnail.quality}`,
        alt: image.alt,
        width: thumbnail.height,
        height: thumbnail.height,
      },
    }),
  }))
