import { expect, it } from 'vitest'
import { en } from '../../i18n/messages/en.ts'
import { aboutAnchor, modelsAnchor, productBlocks } from './blocks.ts'
import type { Product } from '../../cms/kinds/product.ts'
import { anchorIn, isAdded, readBlockType } from '../../cms/page-blocks.ts'
import type { ProductData } from './data.ts'

const english = { locale: 'en', contentLocale: 'en' } as const

const product = {
  kind: 'family',
  id: 'rib',
  blocks: [{ type: 'cb_text', id: 'words' }],
  models: [{ id: 'rib-45' }],
  gallery: [{ image: 'wide' }, { image: 'hero' }],
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
  const { above, below } = productBlocks(given, en, english)
  return [above, below].map((blocks) => blocks.map(readBlockType))
}

it('shows its models, the body, then what belongs to the product (FAM-01, FAM-07)', () => {
  expect(types(data())).toEqual([
    ['cb_model_list', 'cb_text', 'cb_image_gallery'],
    ['cb_designer_carousel', 'cb_award_overview_timeline', 'cb_article_grid', 'cb_family_grid'],
  ])
})

it('adds nothing empty, and nothing that the body has (FAM-01, FAB-01)', () => {
  const bare = data({ models: [], gallery: product.gallery.slice(0, 1), articles: [] }, { designers: [], awards: [], others: [] })
  expect(types(bare)).toEqual([['cb_text'], []])
  const blocks = ['cb_model_list', 'cb_image_grid', 'cb_designer_quote'].map((type) => ({ type, id: type })) as never
  expect(types(data({ blocks }))[0]).toEqual(['cb_model_list', 'cb_image_grid', 'cb_designer_quote'])
  expect(types(data({ kind: 'fabric' }))[0]).not.toContain('cb_image_gallery')
  expect(types(data({ blocks }))[1]).not.toContain('cb_designer_carousel')
})

it('leads to the models of a family, the colours of a fabric, or the list of the body (BLK-detail_header-05, BLK-detail_header-06)', () => {
  const anchor = (own: Partial<Product> = {}) => modelsAnchor({ ...product, ...own }, english)
  expect(anchor()).toBe('models')
  expect(anchor({ kind: 'fabric' })).toBe('colors')
  expect(anchor({ blocks: [{ type: 'cb_model_list', id: 'list', cbModelListId: 'sizes' }] as never })).toBe('sizes')
  expect(anchor({ models: [] })).toBeUndefined()
})

it('leads to a list and a hero of the body that have no name, and gives them one (BLK-detail_header-05, BLK-detail_header-07)', () => {
  const blocks = [
    { type: 'cb_call_to_action_hero', id: 'hero' },
    { type: 'cb_model_list', id: 'list' },
  ] as never
  expect([modelsAnchor({ ...product, blocks, models: [] }, english), aboutAnchor(blocks, english)]).toEqual([
    'models',
    'configurator',
  ])
  const { above } = productBlocks(data({ blocks }), en, english)
  expect(above.slice(0, 2).map(anchorIn)).toEqual(['configurator', 'models'])
  expect(aboutAnchor([], english)).toBeUndefined()
})

it('leads on to all products of the kind, all awards, all articles (FAM-01)', () => {
  const typology = { id: 'walls', title: 'Wall panels', slug: 'wall-panels', href: '/de/acoustic-solutions/types/wall-panels' }
  const { below } = productBlocks(data({ typology }), en, { locale: 'de', contentLocale: 'en' })
  const actions = below.filter(isAdded).map(({ contract, props }) => [contract.type, (props as { action?: object }).action])
  expect(actions.filter(([, action]) => action)).toEqual([
    ['cb_award_overview_timeline', expect.objectContaining({ href: '/de/awards' })],
    ['cb_article_grid', expect.objectContaining({ href: '/de/inspiration' })],
    ['cb_family_grid', expect.objectContaining({ href: typology.href })],
  ])
})
