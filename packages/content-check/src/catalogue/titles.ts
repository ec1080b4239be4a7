import { shortTitle } from '@brand/content'
import type { Problem } from '@brand/content-api'
import { textsIn, type Written } from './texts.ts'

/**
 * Titles of articles that are short in one language and not in another, where they would have two sizes.
 * @requirement ART-09
 */
export const titleProblems = (records: readonly Written[]): Problem[] =>
  records
    .filter(({ place }) => place.startsWith('article/'))
    .flatMap(({ file, value }) => {
      const titles = textsIn(value['ctArticleTitle'])
      const long = titles.filter(({ text }) => text.length >= shortTitle)
      if (!long.length || long.length === titles.length) return []
      const message = `must have ${shortTitle} characters or more in every language or in none, not in ${long.map(({ locale }) => locale).join(', ')} only`
      return [{ file, path: 'ctArticleTitle', message }]
    })
