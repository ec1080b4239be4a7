import { ArticleList } from '@brand/blocks/article-page'
import { messages } from '../../i18n/index.ts'
import type { PageOf } from '../page-of.ts'
import { listProps } from './list.ts'
import type { InspirationData } from './load.ts'

/**
 * All articles, newest first.
 * @requirement ART-01 to ART-03
 */
export default function Page({ data: { articles, categories, contentLocale }, request: { locale } }: PageOf<InspirationData>) {
  const { title, intro } = messages[locale].inspiration
  return <ArticleList {...{ title, intro, articles, categories }} {...listProps({ locale, contentLocale })} />
}
