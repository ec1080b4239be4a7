import {
  fabric,
  fabricCard,
  family,
  familyCard,
  figureFilters,
  listFilterValues,
  type FigureFilter,
  type Figures,
  type Locale,
} from '@brand/content'
import { onceFor } from '../reads.ts'
import { resolveCard } from '../resolve.ts'
import type { Found, Item, Snapshot } from '../snapshot.ts'

/** Types of records that products name: kinds of product, and problems that they help against. */
export type RecordFilter = 'typology' | 'issue'
/** Criteria by which products are filtered. */
export type Kind = RecordFilter | FigureFilter

/** The fields of products by their type; a fabric names no issue. */
const fields: Record<string, Partial<Record<RecordFilter | 'hero', string>>> = {
  [family.name]: { hero: 'ctFamilyIsHero', typology: 'ctFamilyTypologies', issue: 'ctFamilyIssues' },
  [fabric.name]: { hero: 'ctFabricIsHero', typology: 'ctFabricTypologies' },
}

const isFigure = (kind: Kind): kind is FigureFilter => kind in figureFilters

/** The ids of what a product names, or the values of its figures. */
export function namedBy(found: Found, kind: Kind): readonly string[] {
  if (isFigure(kind))
    return listFilterValues({ facts: found.listedBy('facts'), absorption: found.listedBy('absorption') } as Figures, kind)
  const field = fields[found.item.entity.name]![kind]
  return ((field && found.listedBy(field)) ?? []) as readonly string[]
}

/** Products in the order of their lists, the families first, the large ones apart. */
export type Grid = Record<'hero' | 'normal', readonly Found[]>
type Grids = Map<string, Record<'hero' | 'normal', Found[]>>

const nothing: Grid = { hero: [], normal: [] }

/** Every grid of a language: all products, all families, and those that name something. Sorted once. */
const buildGrids = onceFor((snapshot: Snapshot, locale: Locale): Grids => {
  const grids: Grids = new Map()
  for (const type of [family.name, fabric.name])
    for (const found of snapshot.list(type, locale)) {
      const isHero = found.listedBy(fields[type]!.hero!) === true
      const named = (['typology', 'issue'] as const).flatMap((kind) => namedBy(found, kind).map((id) => `${kind} ${id}`))
      for (const key of new Set(['all', type, ...named])) {
        const grid = grids.get(key) ?? { hero: [], normal: [] }
        grids.set(key, grid)
        grid[isHero ? 'hero' : 'normal'].push(found)
      }
    }
  return grids
})

/** The listed products that name an item, all products, or all families. */
export const findGrid = (of: Item | 'all' | 'family', snapshot: Snapshot, locale: Locale): Grid =>
  buildGrids(snapshot, locale).get(typeof of === 'string' ? of : `${of.entity.name} ${of.id}`) ?? nothing

const ofType = (type: string) => (found: Found) => found.item.entity.name === type

/** The families and fabrics of a typology or issue, the large ones apart; of each at most `limit`. */
export function listProducts(of: Item, snapshot: Snapshot, locale: Locale, limit?: number) {
  const { hero, normal } = findGrid(of, snapshot, locale)
  const families = (list: readonly Found[]) =>
    list
      .filter(ofType(family.name))
      .slice(0, limit)
      .map((found) => resolveCard(familyCard, found, snapshot, locale))
  const fabrics = (list: readonly Found[]) =>
    list
      .filter(ofType(fabric.name))
      .slice(0, limit)
      .map((found) => resolveCard(fabricCard, found, snapshot, locale))
  return {
    heroFamilies: families(hero),
    normalFamilies: families(normal),
    heroFabrics: fabrics(hero),
    normalFabrics: fabrics(normal),
  }
}

/**
 * Counts the products that name a typology or issue. Products from stock name none.
 * @requirement TYPO-12
 */
export function countProducts(of: Item, snapshot: Snapshot, locale: Locale) {
  const { hero, normal } = findGrid(of, snapshot, locale)
  const familyCount = [...hero, ...normal].filter(ofType(family.name)).length
  return { familyCount, fabric_count: hero.length + normal.length - familyCount, pim_item_count: 0 }
}
