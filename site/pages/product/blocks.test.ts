import { expect, it } from 'vitest'
import { en } from '../../i18n/messages/en.ts'
import { modelsAnchor, productBlocks } from './blocks.ts'
import type { Product, ProductData } from './product.ts'

const product = {
  kind: 'family',
  id: 'rib',
  body: [{ type: 'cb_text', id: 'words' }],
  models: [{ id: 'rib-45' }],
  images: [{ id: 'head' }, { id: 'wide' }, { id: 'hero' }],
  articles: [{ id: 'fins' }],
} as unknown as Product
const data = (own: Partial<Product> = {}, more: object = {}) =>
  ({
    product: { ...product, ...own },
    designers: [{ id: 'naomi' }],
    awards: [{ id: 'red' }],
    others: [{ id: 'bint' }],
    ...more,
  }) as unknown as ProductData
const types = (given: ProductData) => {
  const { above, below } = productBlocks(given, en, 'en')
  return [above, below].map((blocks) => blocks.map(({ type }) => type))
}

it('shows the body, then what belongs to the product (FAM-01, FAM-07)', () => {
  expect(types(data())).toEqual([
    ['cb_text', 'cb_model_list', 'cb_image_gallery'],
    ['cb_designer_carousel', 'cb_award_overview_timeline', 'cb_article_grid', 'cb_family_grid'],
  ])
})

it('adds nothing empty, and nothing that the body has (FAM-01, FAB-01)', () => {
  const bare = data({ models: [], images: product.images.slice(0, 2), articles: [] }, { designers: [], awards: [], others: [] })
  expect(types(bare)).toEqual([['cb_text'], []])
  const body = ['cb_model_list', 'cb_image_grid', 'cb_designer_quote'].map((type) => ({ type, id: type })) as never
  expect(types(data({ body }))[0]).toEqual(['cb_model_list', 'cb_image_grid', 'cb_designer_quote'])
  expect(types(data({ kind: 'fabric' }))[0]).not.toContain('cb_image_gallery')
  expect(types(data({ body }))[1]).not.toContain('cb_designer_carousel')
})

it('leads to the models of a family, the colours of a fabric, or the list of the body (BLK-detail_header-05, BLK-detail_header-06)', () => {
  expect(modelsAnchor(data())).toBe('models')
  expect(modelsAnchor(data({ kind: 'fabric' }))).toBe('colors')
  expect(modelsAnchor(data({ body: [{ type: 'cb_model_list', cbModelListId: 'sizes' }] as never }))).toBe('sizes')
  expect(modelsAnchor(data({ models: [] }))).toBeUndefined()
})

it('leads on to all products of the kind, all awards, all articles (FAM-01)', () => {
  const typology = { id: 'walls', ctTypologyTitle: 'Wall panels', ctTypologySlug: 'wall-panels' }
  const { below } = productBlocks(data({ typology } as never), en, 'de')
  const ways = below.flatMap((block) => Object.entries(block).filter(([name]) => name.endsWith('Action')))
  expect(ways.map(([name, way]) => [name, (way as { cbButtonLink: string }).cbButtonLink])).toEqual([
    ['cbAwardOverviewTimelineAction', '/de/awards'],
    ['cbArticleGridAction', '/de/inspiration'],
    ['cbFamilyGridAction', '/de/acoustic-solutions/types/wall-panels'],
  ])
})
