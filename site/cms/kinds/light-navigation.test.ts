import { expect, it } from 'vitest'
import { articleOf, categoryOf } from './article.ts'
import { designerOf } from './designer.ts'
import { guideOf } from './guide.ts'
import { pageOf } from './page.ts'

const english = { locale: 'en', contentLocale: 'en' } as const
const lists = { families: [], ctAcousticGuideRelatedArticles: [], ctArticleRelatedArticles: [] }

it.each([undefined, false, true])(
  'the bar is inverted where the metadata says light_navigation: %s (DSGN-03, NAV-09, ART-14)',
  (light) => {
    const metadata = { light_navigation: light }
    const record = <Fields extends object>(fields: Fields) => ({ ...lists, ...fields }) as never
    const page = record({ ctPageMetadata: metadata, ctPageLightNavigation: false, ctPageLink: '/a', ctPageBody: [] })
    expect([
      designerOf(record({ ctDesignerMetadata: metadata, ctDesignerLightNavigation: false, ctDesignerBody: [] }), english)
        .inverted,
      guideOf(record({ ctAcousticGuideMetadata: metadata, ctAcousticGuideLightNavigation: false }), english).inverted,
      articleOf(record({ ctArticleMetadata: metadata, ctArticleLightNavigation: false }), english).imageFirst,
      pageOf({ ctPage: page }).inverted,
      categoryOf(record({ ctCategoryMetadata: metadata, ctCategoryLightNavigation: false, articles: [] }), english).inverted,
      categoryOf(record({ ctCategoryMetadata: {}, ctCategoryLightNavigation: light === true, articles: [] }), english).inverted,
    ]).toEqual(Array(6).fill(light === true))
  },
)
