import { z } from 'zod'
import { absorptionRating } from './acoustics.ts'
import { findPrice, priceUnits, type Fact } from './facts.ts'

/**
 * A typology or issue to filter products by, with how many there are of each kind.
 * @requirement TYPO-12
 */
export const filterEntry = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    familyCount: z.int(),
    fabric_count: z.int(),
    pim_item_count: z.int(),
  })
  .meta({ id: 'FilterEntry' })

/**
 * All typologies or issues.
 * @requirement API-20, API-22
 */
export const filterList = z.array(filterEntry)

export type FilterEntry = z.infer<typeof filterEntry>

/**
 * Counts the products that an entry leads to. The entry shows this number.
 * @requirement OR-28
 */
export const productCount = ({ familyCount, fabric_count, pim_item_count }: FilterEntry) =>
  familyCount + fabric_count + pim_item_count

/**
 * The filter of the products root: the typologies and, with its own count, Ready2Go, which is none and left out when its count is
 * unknown.
 * @requirement TYPO-07, OR-28
 */
export const typologyFilter = (typologies: readonly FilterEntry[], ready2goCount = 0): FilterEntry[] => [
  ...typologies,
  { id: 'ready2go', title: 'Ready2Go', slug: 'ready2go', familyCount: 0, fabric_count: 0, pim_item_count: ready2goCount },
]

/**
 * Filters of products beside typology and issue, with their values in order: absorption class, available depth in mm, and unit of
 * the price. The depths are typical of buildings. A skirting or a door frame stands out by 25 mm. A batten or a lay-in ceiling
 * leaves 50 mm, a lined wall 100 mm.
 * @requirement TYPO-16
 */
export const figureFilters = {
  class: ['A', 'B', 'C', 'D', 'E'],
  depth: ['25', '50', '100'],
  price: priceUnits,
} as const
export type FigureFilter = keyof typeof figureFilters

/** Number of products left with each value of a filter, by its id. */
type Left = readonly { id: string; count: number }[]

const countLeft = (left: Left, id: string) => left.find((each) => each.id === id)?.count ?? 0

/**
 * Lists the entries with products, and the chosen one, so that a visitor can remove it. Each has the number of products that are left
 * with it beside the other filters.
 * @requirement TYPO-05
 */
export const entriesLeft = (entries: readonly FilterEntry[], left: Left, chosen?: string) =>
  entries
    .filter((entry) => productCount(entry) > 0 || entry.slug === chosen)
    .map((entry) => ({ ...entry, left: countLeft(left, entry.id) }))

/**
 * Lists the values of a figure with which products are left, and the chosen one.
 * @requirement TYPO-16
 */
export const figuresLeft = (filter: FigureFilter, left: Left, chosen?: string) =>
  figureFilters[filter]
    .map((value) => ({ value, left: countLeft(left, value) }))
    .filter(({ value, left }) => left > 0 || value === chosen)

/** Source of the figures of a product. */
export interface Figures {
  facts?: readonly Fact[] | undefined
  absorption?: readonly number[] | undefined
}

const findFact = ({ facts = [] }: Figures, name: string, unit: Fact['unit']) =>
  facts.find((fact) => fact.name === name && fact.unit === unit)

/** Depths in mm, of each model or the ends of a range. */
export const listDepths = (product: Figures): readonly number[] => findFact(product, 'depth', 'mm')?.values ?? []

const figures: Record<FigureFilter, (product: Figures) => readonly string[]> = {
  class: ({ absorption }) => [absorption && absorptionRating(absorption).class].filter((rated) => rated !== undefined),
  // Its greatest depth has to fit: the class is that of the deepest model.
  depth: (product) => {
    const greatest = Math.max(...listDepths(product))
    return greatest > 0 ? figureFilters.depth.filter((limit) => greatest <= Number(limit)) : []
  },
  price: (product) => [findPrice(product)?.per].filter((unit) => unit !== undefined),
}

/** The values of a filter that a product has. */
export const listFilterValues = (product: Figures, filter: FigureFilter): readonly string[] => figures[filter](product)
