import { ArticleList } from '@brand/blocks/article-page'
import type { PageContextServer } from 'vike/types'
import { toHex } from '../../cms/to-props.ts'
import { listProps } from '../inspiration/list.ts'
import type { CategoryData } from './load.ts'

/** The overview of a category's articles, on its colour (ART-04, ART-05). */
export default function Page({ data, request }: PageContextServer) {
  const { category, categories, usedLocale } = data as CategoryData
  const { id, ctCategoryTitle, ctCategoryIntro, ctCategoryBackgroundColor, articles } = category
  return (
    <ArticleList
      title={ctCategoryTitle}
      intro={ctCategoryIntro}
      color={ctCategoryBackgroundColor && toHex(ctCategoryBackgroundColor.cssRgb)}
      current={id}
      {...listProps({ articles, categories }, usedLocale, request.locale)}
    />
  )
}
