import {
  productCount,
  searchKeyword,
  typologyFilter,
  type Client,
  type FabricCard,
  type FamilyCard,
  type FilterEntry,
  type Locale,
} from '@brand/content'
import { folded } from '../../folded.ts'
import { mostCompared } from '../../compare-path.ts'
import type { ProductFilter } from '../../products-path.ts'
import type { SiteRequest } from '../context.ts'
import { byPolicy, isTyped } from '../load.ts'

type Product = FamilyCard | FabricCard

/** Products, the large ones apart. */
interface Products {
  hero: readonly Product[]
  normal: readonly Product[]
}

/** An entry of the filter; `isLeft`: something is left of the products with it. */
export interface Entry extends FilterEntry {
  isLeft: boolean
}

/** Products and the filter above them. */
export interface Filtered extends Products {
  filter: ProductFilter
  types: readonly Entry[]
  issues: readonly Entry[]
  /** The families chosen to compare, in their order. */
  compared: readonly FamilyCard[]
  /** The keyword could not be searched (SRCH-14). */
  failed: boolean
}

interface Ask {
  slug: string
  locale: Locale
}

const ofTypology = async (client: Client, ask: Ask): Promise<Products> => {
  const { heroFamilies, heroFabrics, normalFamilies, normalFabrics } = (await client.typology(ask)).response
  return { hero: [...heroFamilies, ...heroFabrics], normal: [...normalFamilies, ...normalFabrics] }
}

const ofIssue = async (client: Client, ask: Ask): Promise<Products> => {
  const { heroFamilies, normalFamilies } = (await client.issue(ask)).response
  return { hero: heroFamilies, normal: normalFamilies }
}

type Test = (product: Product) => boolean

/** Which products a keyword finds: families by the search (SRCH-16), fabrics by their names. Without one: all. */
async function keywordTest(client: Client, typed: string | undefined): Promise<Test | undefined> {
  const keyword = searchKeyword(typed ?? '')
  if (!keyword) return undefined
  const found = new Set((await client.searchFamilies({ keyword })).map(({ id }) => id))
  return (product) => ('ctFabricName' in product ? folded(product.ctFabricName).includes(folded(keyword)) : found.has(product.id))
}

const idsOf = ({ hero, normal }: Products) => new Set([...hero, ...normal].map(({ id }) => id))

/**
 * The products that match all filters (TYPO-05), and the entries of the filter with what is left of each. A typology or issue of the
 * query that is none is left out.
 */
export async function filteredProducts(
  { client, locale }: Pick<SiteRequest, 'client' | 'locale'>,
  asked: ProductFilter,
): Promise<Filtered> {
  const [typologies, issues, stock, families] = await Promise.all([
    client.typologies({ locale }),
    client.issues({ locale }),
    // Without its count Ready2Go is left out (TYPO-07).
    byPolicy('lists', client.ready2goCount({}), { count: 0 }),
    asked.families ? client.families({ locale }) : [],
  ])
  const known = (entries: readonly FilterEntry[], slug: string | undefined) => entries.find((entry) => entry.slug === slug)?.slug
  const compared = (asked.families?.split(',') ?? [])
    .flatMap((slug) => families.find(({ ctFamilySlug }) => ctFamilySlug === slug) ?? [])
    .slice(0, mostCompared)
  const filter = {
    ...asked,
    families: compared.map(({ ctFamilySlug }) => ctFamilySlug).join() || undefined,
    type: known(typologies, asked.type),
    issue: known(issues, asked.issue),
  }

  /** Products of the chosen entry; with another filter, which may leave nothing of the others, of each. */
  const groupsOf = async (entries: readonly FilterEntry[], of: typeof ofTypology, chosen?: string, other?: string) => {
    const needed = other || filter.search ? entries : entries.filter(({ slug }) => slug === chosen)
    return new Map(await Promise.all(needed.map(async ({ slug }) => [slug, await of(client, { slug, locale })] as const)))
  }
  let failed = false
  const [all, ofTypes, ofIssues, isFound] = await Promise.all([
    filter.type || filter.issue ? undefined : client.familyGrid({ template: 'all', locale }),
    groupsOf(typologies, ofTypology, filter.type, filter.issue),
    groupsOf(issues, ofIssue, filter.issue, filter.type),
    keywordTest(client, filter.search).catch((error: unknown) => {
      if (isTyped(error) && error.code === 429) throw error
      console.error('The search has failed:', error)
      failed = true
      return undefined
    }),
  ])

  const byType = ofTypes.get(filter.type ?? '')
  const byIssue = ofIssues.get(filter.issue ?? '')
  const isOfIssue = byIssue && idsOf(byIssue)
  const isOfType = byType && idsOf(byType)
  const pass = (products: readonly Product[], others: ReadonlySet<string> | undefined) =>
    products.filter((product) => (!others || others.has(product.id)) && (!isFound || isFound(product)))
  const entries = (list: readonly FilterEntry[], groups: ReadonlyMap<string, Products>, others?: ReadonlySet<string>) =>
    list
      .filter((entry) => productCount(entry) > 0)
      .map((entry): Entry => {
        const group = groups.get(entry.slug)
        return { ...entry, isLeft: !group || [group.hero, group.normal].some((products) => pass(products, others).length > 0) }
      })

  const shown = byType ?? byIssue ?? all!
  const others = byType ? isOfIssue : undefined
  return {
    filter,
    hero: pass(shown.hero, others),
    normal: pass(shown.normal, others),
    types: entries(typologyFilter(typologies, stock.count), ofTypes, isOfIssue),
    issues: entries(issues, ofIssues, isOfType),
    compared,
    failed,
  }
}
