import { thumbnail, type SearchResult as ShownResult } from '@brand/blocks/search'
import type { SearchResult } from '@brand/content'
import type { Locale } from '@brand/content/locales'
import { pictureAt } from '../../routes/picture.ts'

/** Names of the item types in the visitor's language. */
export type TypeNames = Record<string, string>

/**
 * Results of the API as props of search: thumbnails in their one size, titles in another language marked.
 * @requirement SRCH-10
 */
export const toResults = (
  found: readonly SearchResult[],
  types: TypeNames,
  locale: Locale,
  groups: TypeNames = {},
): ShownResult[] =>
  found.map(({ type, title, link, thumbnail: image, usedLocale, highlights, excerpt, partial }) => ({
    title,
    href: link,
    type: types[type] ?? '',
    group: groups[type],
    highlights,
    excerpt,
    partial,
    ...(usedLocale !== locale && { lang: usedLocale }),
    ...(image && {
      thumbnail: {
        src: pictureAt(image, { h: thumbnail.height, q: thumbnail.quality }),
        alt: image.alt,
        width: thumbnail.height,
        height: thumbnail.height,
      },
    }),
  }))
