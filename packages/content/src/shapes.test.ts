import {
  shapes,
  type articleGrid,
  type designerQuote,
  type familyGrid,
  type PropsOf,
  type ShapeName,
} from '@brand/blocks/contracts'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { listCards } from './card.ts'
import type { ArticleCard } from './cards/article.ts'
import type { DesignerCard } from './cards/designer.ts'
import type { FabricCard } from './cards/fabric.ts'
import { familyCard, type FamilyCard } from './cards/family.ts'
import type { BlockRecord } from './record.ts'
import { shapeSchema } from './shapes.ts'

describe('a record in a block', () => {
  it('has a schema for each shape (PAGE-05)', () => {
    for (const shape of Object.keys(shapes) as ShapeName[]) expect(shapeSchema(shape)).toBeDefined()
    expect([...listCards(shapeSchema('product')).keys()]).toEqual(['family', 'fabric'])
    expect(listCards(shapeSchema('award')).size).toBe(0)
  })

  it('is still known as a card when a field describes it (PAGE-05)', () => {
    expect([...listCards(familyCard.meta({ description: 'Another' })).keys()]).toEqual(['family'])
  })

  it('has the static type of its card (PAGE-05)', () => {
    expectTypeOf<BlockRecord<typeof designerQuote>['cbDesignerQuoteDesigner']>().toEqualTypeOf<DesignerCard>()
    expectTypeOf<BlockRecord<typeof familyGrid>['cbFamilyGridFamilies']>().toEqualTypeOf<(FamilyCard | FabricCard)[]>()
    expectTypeOf<BlockRecord<typeof articleGrid>['cbArticleGridArticles']>().toEqualTypeOf<ArticleCard[]>()
  })

  it('reaches the block in its shape (PAGE-05)', () => {
    expectTypeOf<PropsOf<typeof designerQuote>['designer']['name']>().toEqualTypeOf<string>()
    expectTypeOf<PropsOf<typeof designerQuote>['designer']['lang']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<PropsOf<typeof familyGrid>['families'][number]['href']>().toEqualTypeOf<string>()
    expectTypeOf<NonNullable<PropsOf<typeof articleGrid>['articles']>[number]['readTime']>().toEqualTypeOf<number | undefined>()
  })
})
