import type { Locale } from '@brand/content'

/** The two languages of a page. */
export interface Languages {
  /** That of its address, which its links keep. */
  locale: Locale
  /**
   * That of the content shown; English where there is no translation.
   * @requirement LOC-30
   */
  contentLocale: Locale
}

/** The language of a part of the content, where it is not that of its page. */
export const toLang = ({ usedLocale }: { usedLocale?: Locale | undefined }, { contentLocale }: Languages): Locale | undefined =>
  usedLocale === contentLocale ? undefined : usedLocale
