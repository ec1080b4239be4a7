import { interpolate, plural } from '../../i18n/format.ts'
import { en, type ArticleGridMessages } from './ArticleGrid.messages.ts'

/**
 * The time that reading takes in whole minutes, begun ones included; `undefined` when it is not known.
 * @requirement ART-08
 */
export function readTimeText(seconds: number | null | undefined, texts?: Partial<ArticleGridMessages>): string | undefined {
  if (!seconds || !(seconds > 0)) return undefined
  const { locale, readTime } = { ...en, ...texts }
  const n = Math.ceil(seconds / 60)
  return interpolate(plural(readTime, n, locale), { n })
}
