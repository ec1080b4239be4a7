import { ArticleList } from '@brand/blocks/article-page'
import { listProps } from '../inspiration/list.ts'
import type { PageOf } from '../page-of.ts'
import type { CategoryData } from './load.ts'

/**
 * The overview of a category's articles, on its colour.
 * @requirement ART-04, ART-05
 */
export default function Page({ data: { category, categories, contentLocale }, request: { locale } }: PageOf<CategoryData>) {
  const { id, title, intro, color, inverted, articles } = category
  return (
    <ArticleList
      {...{ title, intro, color, inverted, articles, categories }}
      current={id}
      {...listProps({ locale, contentLocale })}
    />
  )
}
