import { expect, it } from 'vitest'
import { toArticle, toCategory } from './article.ts'
import { toDesigner } from './designer.ts'
import { toGuide } from './guide.ts'
import { toPage } from './page.ts'

const english = { locale: 'en', contentLocale: 'en' } as const
const lists = { families: [], ctAcousticGuideRelatedArticles: [], ctArticleRelatedArticles: [] }

it.each([undefined, false, true])(
  'the bar is inverted where the metadata says light_navigation: %s (DSGN-03, NAV-09, ART-14)',
  (light) => {
    const metadata = { light_navigation: light }
    const record = <Fields extends object>(fields: Fields) => ({ ...lists, ...fields }) as never
    const page = record({ ctPageMetadata: metadata, ctPageLightNavigation: false, ctPageLink: '/a', ctPageBody: [] })
    expect([
      toDesigner(record({ ctDesignerMetadata: metadata, ctDesignerLightNavigation: false, ctDesignerBody: [] }), english)
        .inverted,
      toGuide(record({ ctAcousticGuideMetadata: metadata, ctAcousticGuideLightNavigation: false }), english).inverted,
      toArticle(record({ ctArticleMetadata: metadata, ctArticleLightNavigation: false }), english).imageFirst,
      toPage({ ctPage: page }).inverted,
      toCategory(record({ ctCategoryMetadata: metadata, ctCategoryLightNavigation: false, articles: [] }), english).inverted,
      toCategory(record({ ctCategoryMetadata: {}, ctCategoryLightNavigation: light === true, articles: [] }), english).inverted,
    ]).toEqual(Array(6).fill(light === true))
  },
)
