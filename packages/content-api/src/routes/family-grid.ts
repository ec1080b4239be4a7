import {
  ApiError,
  apiPaths,
  defaultLocale,
  fabricCard,
  family,
  familyCard,
  familyGrid,
  figureFilters,
  issue as issueEntity,
  type FamilyGrid,
  type FigureFilter,
  type Locale,
} from '@brand/content'
import { z } from 'zod'
import { resolveCard } from '../resolve.ts'
import type { Found, Snapshot } from '../snapshot.ts'
import { count } from './item.ts'
import { findGrid, namedBy, type Grid, type Kind, type RecordFilter } from './products.ts'

const kinds = { types: 'typology', issues: 'issue' } as const
const filterNames = Object.keys(figureFilters) as FigureFilter[]

const query = {
  template: z
    .string()
    .regex(/^(?:all|(?:types|issues)\/[^/]+)$/, 'must be all, types/{slug} or issues/{slug}')
    .meta({ description: '`all` families, or the products of `types/{slug}` or `issues/{slug}`.' }),
  issue: z.string().optional().meta({ description: 'Slug of an issue, to get only the products of the template that have it.' }),
  class: z.enum(figureFilters.class).optional().meta({ description: 'Only products of this absorption class.' }),
  depth: z.enum(figureFilters.depth).optional().meta({ description: 'Only products of at most this depth, in mm.' }),
  price: z.enum(figureFilters.price).optional().meta({ description: 'Only products with a price per this unit.' }),
  ids: z
    .string()
    .transform((ids) => new Set(ids.split(',')))
    .optional()
    .meta({ description: 'Ids of products, separated by commas, to get only those.' }),
  after: z
    .string()
    .optional()
    .meta({ description: 'Id of a product, to get the next ones. After the last product follows the first.' }),
  page: count.meta({ description: 'Number of the page, from 1. A larger number gives the last page. Default: 1.' }),
  heroes: count.meta({ description: 'Maximum number of large products per page. Default: all.' }),
  normals: count.meta({ description: 'Maximum number of other products per page. Default: all.' }),
}
type GridQuery = z.infer<z.ZodObject<typeof query>> & { locale: Locale }

const filtered = ({ hero, normal }: Grid, test: (found: Found) => boolean): Grid => ({
  hero: hero.filter(test),
  normal: normal.filter(test),
})
const flattenGrid = ({ hero, normal }: Grid) => [...hero, ...normal]

/** The products that follow one in its grid, none of them large. */
function following(grid: Grid, id: string): Grid {
  const all = flattenGrid(grid)
  const at = all.findIndex(({ item }) => item.id === id)
  return { hero: [], normal: [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))] }
}

type Left = FamilyGrid['left']['issues']
const cached = new WeakMap<Grid, Partial<Record<Kind, Left>>>()

/** Counts the products of a grid for each value of a kind. It counts once per grid, since the grid of all products is long. */
function namedIn(grid: Grid, kind: Kind): Left {
  const named = cached.get(grid) ?? {}
  cached.set(grid, named)
  if (named[kind]) return named[kind]
  const counts = new Map<string, number>()
  for (const id of flattenGrid(grid).flatMap((found) => namedBy(found, kind))) counts.set(id, (counts.get(id) ?? 0) + 1)
  return (named[kind] = [...counts].map(([id, count]) => ({ id, count })))
}

/**
 * The products of a grid by its template, the large ones apart, all or page by page.
 * @requirement OR-20, GRID-16
 */
export const familyGridCall = {
  path: apiPaths.familyGrid,
  summary: 'The products of a grid, large ones separately, with the remaining values of each filter.', // @requirement TYPO-05, TYPO-16
  query,
  answer: familyGrid,
  example(snapshot: Snapshot) {
    const [found] = snapshot.list(issueEntity.name, defaultLocale)
    if (!found) return { template: 'all' }
    const ids = flattenGrid(findGrid(found.item, snapshot, defaultLocale)).map(({ item }) => item.id)
    const slug = found.item.localizedSlugs.slugs[defaultLocale]
    const figures = { class: 'A', depth: '50', price: 'm²' }
    return { template: 'all', issue: slug, ...figures, ids: ids.join(), after: ids[0], page: '1', heroes: '15', normals: '95' }
  },
  notFound: 'No typology or issue has this slug.',
  // Answers for ids are not cached, since visitors choose them.
  uncached: ({ ids }: GridQuery) => ids !== undefined,
  compose(snapshot: Snapshot, { template, issue, ids, after, page = 1, heroes, normals, locale, ...figures }: GridQuery) {
    const itemAt = (kind: RecordFilter, slug: string) => {
      const found = snapshot.find(kind, slug, locale)
      if (!found) throw new ApiError('Template not found', 404)
      return { kind, id: found.item.id, item: found.item }
    }
    const [kind, slug] = template.split('/') as [keyof typeof kinds, string?]
    const named = [
      ...(slug === undefined ? [] : [itemAt(kinds[kind], slug)]),
      ...(issue === undefined ? [] : [itemAt('issue', issue)]),
    ]
    const measured = filterNames.flatMap((kind) => (figures[kind] === undefined ? [] : [{ kind, id: figures[kind] }]))

    /** The products with all that is chosen, but of one kind; without a typology only families, unless these are counted by it. */
    function gridBy(except?: Kind): Grid {
      const [first, ...others] = named.filter(({ kind }) => kind !== except)
      const of = except === 'typology' || first?.kind === 'typology' ? 'all' : 'family'
      const tests = [...others, ...measured.filter(({ kind }) => kind !== except)].map(
        ({ kind, id }) =>
          (found: Found) =>
            namedBy(found, kind).includes(id),
      )
      const from = findGrid(first?.item ?? of, snapshot, locale)
      if (ids) tests.push(({ item }) => ids.has(item.id))
      return tests.length ? filtered(from, (found) => tests.every((test) => test(found))) : from
    }
    const left = (kind: Kind) => namedIn(gridBy(kind), kind)
    const both = gridBy()
    const grid = after === undefined ? both : following(both, after)
    const countPages = (list: readonly Found[], size: number | undefined) => Math.ceil(list.length / (size || list.length || 1))
    const pages = Math.max(1, countPages(grid.hero, heroes), countPages(grid.normal, normals))
    const at = Math.min(Math.max(1, page), pages)
    const cards = (list: readonly Found[], size = list.length) =>
      list
        .slice((at - 1) * size, at * size)
        .map((found) =>
          found.item.entity === family
            ? resolveCard(familyCard, found, snapshot, locale)
            : resolveCard(fabricCard, found, snapshot, locale),
        )
    return {
      hero: cards(grid.hero, heroes),
      normal: cards(grid.normal, normals),
      total: grid.hero.length + grid.normal.length,
      page: at,
      pages,
      left: {
        typologies: left('typology'),
        issues: left('issue'),
        class: left('class'),
        depth: left('depth'),
        price: left('price'),
      },
    }
  },
}
