import { ArticleList } from '@brand/blocks/article-page'
import type { PageContextServer } from 'vike/types'
import { messages } from '../../i18n/index.ts'
import { listProps } from './list.ts'
import type { InspirationData } from './load.ts'

/** All articles, newest first (ART-01 to ART-03). */
export default function Page({ data, request: { locale } }: PageContextServer) {
  const { articles, categories } = data as InspirationData
  const { title, intro } = messages[locale].inspiration
  return <ArticleList title={title} intro={intro} {...listProps({ articles, categories }, locale)} />
}
