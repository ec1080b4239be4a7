import { itemsPerPage, type Pattern } from '@brand/blocks/product-grid'
import {
  entriesLeft,
  figureFilters,
  figuresLeft,
  searchKeyword,
  typologyFilter,
  type FabricCard,
  type FamilyCard,
  type FamilyGrid,
  type FigureFilter,
  type FilterEntry,
} from '@brand/content'
import { folded } from '../../i18n/folded.ts'
import { readFabricName, type Compared } from '../../cms/kinds/product.ts'
import { maxCompared } from '../../routes/compare.ts'
import type { ProductFilter } from '../../routes/products.ts'
import { namedFamilies } from '../compare/load.ts'
import type { SiteRequest } from '../../request/context.ts'
import { isTyped, withFailurePolicy } from '../load.ts'

/** A page of products and the filter above them. */
export interface Filtered extends Pick<FamilyGrid, 'total' | 'page' | 'pages'> {
  filter: ProductFilter
  /** The large ones first. */
  products: readonly (FamilyCard | FabricCard)[]
  /**
   * Some that the keyword finds without the filters, or the filters without the keyword. Empty where products match.
   * @requirement TYPO-18
   */
  nearest: readonly (FamilyCard | FabricCard)[]
  types: ReturnType<typeof entriesLeft>
  issues: ReturnType<typeof entriesLeft>
  figures: Record<FigureFilter, ReturnType<typeof figuresLeft>>
  /** The families chosen to compare, in their order. */
  compared: readonly Compared[]
  /**
   * Nothing has all words of the keyword, and this has most of them.
   * @requirement OR-22
   */
  partial: boolean
  /**
   * The keyword could not be searched.
   * @requirement SRCH-14
   */
  failed: boolean
}

/** Most products that are proposed where none matches: a row. */
const maxNearest = 3

/**
 * Ids of what a keyword finds: families by the search, fabrics by their names.
 * @requirement SRCH-16
 */
async function foundBy({ client, locale }: Asking, keyword: string): Promise<{ ids: string[]; partial: boolean }> {
  const [families, fabrics] = await Promise.all([client.searchFamilies({ keyword, locale }), client.fabrics({ locale })])
  const named = fabrics.filter((fabric) => folded(readFabricName(fabric)).includes(folded(keyword)))
  const whole = families.filter(({ partial }) => !partial)
  const found = named.length || whole.length ? whole : families
  return { ids: [...found, ...named].map(({ id }) => id), partial: found.some(({ partial }) => partial) }
}

type Asking = Pick<SiteRequest, 'client' | 'locale' | 'query'>

/** Reads the number of the page from a query. */
export const pageIn = (query: URLSearchParams) =>
  Math.min(Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1), 999_999)

/**
 * A page of the products that match all filters, and the entries of the filter with what is left of each. A typology, issue or figure
 * of the query that is none is left out.
 * @requirement TYPO-05, TYPO-16
 */
export async function filteredProducts(request: Asking, asked: ProductFilter, pattern: Pattern): Promise<Filtered> {
  const { client, locale, query } = request
  const keyword = searchKeyword(asked.search ?? '')
  let failed = false
  const [typologies, issues, stock, named, found] = await Promise.all([
    client.typologies({ locale }),
    client.issues({ locale }),
    // Without its count Ready2Go is left out. @requirement TYPO-07
    withFailurePolicy('lists', client.ready2goCount({}), { count: 0 }),
    namedFamilies(request, asked.families?.split(',') ?? []),
    keyword
      ? foundBy(request, keyword).catch((error: unknown) => {
          if (isTyped(error) && error.code === 429) throw error
          console.error('The search has failed:', error)
          failed = true
          return undefined
        })
      : undefined,
  ])
  const findSlug = (entries: readonly FilterEntry[], slug: string | undefined) =>
    entries.find((entry) => entry.slug === slug)?.slug
  const compared = named.families.slice(0, maxCompared)
  const figure = (name: FigureFilter) => figureFilters[name].find((value) => value === asked[name])
  const filter = {
    ...asked,
    class: figure('class'),
    depth: figure('depth'),
    price: figure('price'),
    families: compared.map(({ slug }) => slug).join() || undefined,
    type: findSlug(typologies, asked.type),
    issue: findSlug(issues, asked.issue),
  }
  const { type, issue } = filter
  const size = itemsPerPage(pattern)
  const askGrid = (by: Partial<typeof filter>, ids: readonly string[] | undefined, page: number) =>
    client.familyGrid({
      locale,
      template: by.type ? `types/${by.type}` : by.issue ? `issues/${by.issue}` : 'all',
      ...(by.type && by.issue && { issue: by.issue }),
      class: by.class,
      depth: by.depth,
      price: by.price,
      ...(ids && { ids: ids.join() }),
      page,
      heroes: size.hero,
      normals: size.normal,
    })
  const { hero, normal, left, ...pages } = await askGrid(filter, found?.ids, pageIn(query))
  const nearest = pages.total ? undefined : await (found?.ids.length ? askGrid({}, found.ids, 1) : askGrid(filter, undefined, 1))
  return {
    ...pages,
    filter,
    products: [...hero, ...normal],
    nearest: nearest ? [...nearest.hero, ...nearest.normal].slice(0, maxNearest) : [],
    types: entriesLeft(typologyFilter(typologies, stock.count), left.typologies, type),
    issues: entriesLeft(issues, left.issues, issue),
    figures: {
      class: figuresLeft('class', left.class, filter.class),
      depth: figuresLeft('depth', left.depth, filter.depth),
      price: figuresLeft('price', left.price, filter.price),
    },
    compared,
    partial: found?.partial ?? false,
    failed,
  }
}
