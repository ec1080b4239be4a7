import { pathFor, type Locale } from '@brand/content'

/** The page that shows what is in a file, by the file's title. */
export interface PreviewRule {
  /** English slug of the page. */
  slug: string
  /** A title must contain one of each of these groups; case does not count. */
  words: readonly (readonly string[])[]
}

/**
 * Finds the page that shows a file, in a visitor's locale. It is that of the first rule whose page exists and whose words the
 * title contains. `pages` are the English slugs of all pages.
 * @requirement DL-11, DL-12
 */
export const previewsBy =
  (rules: readonly PreviewRule[], pages: readonly string[], locale: Locale) =>
  (title: string): string | undefined => {
    const lower = title.toLowerCase()
    const contains = (words: readonly string[]) => words.some((word) => lower.includes(word.toLowerCase()))
    const rule = rules.find(({ slug, words }) => pages.includes(slug) && words.every(contains))
    return rule && pathFor('', rule.slug, locale)
  }
