/** Properties of a kind of page. */
interface Route {
  /** Path below the locale's prefix. `@slug` is the slug of a record, a `*` at the end stands for any rest. */
  path: string
  /** The kind of record that has these pages. Default: the site makes the page itself. */
  record?: string
  /** Keys of the query that the page reads. It ignores any other one, and is cached without these. */
  query?: readonly string[]
  /**
   * Steps of the breadcrumb trail between Home and the page: other routes, or a record as `typology/fabrics`.
   * @requirement BC-04 to BC-07
   */
  below?: readonly string[]
  /** `false`: it is in no sitemap. Default: everything published is. */
  listed?: false
}

/**
 * Query key for the form that was sent without JavaScript. Pages with blocks read it, since any block may hold a form.
 * @requirement FORM-41
 */
const sent = ['sent'] as const
/** The walls of the roll calculator, which may be on any page that is made of blocks alone. */
const blocks = [...sent, 'wall'] as const
/**
 * Query keys of product lists: figures, keyword, page, and families to compare. The typology or issue that is not in the path is
 * another key.
 * @requirement TYPO-05, TYPO-16, CMP-01
 */
const list = ['class', 'depth', 'price', 'search', 'page', 'families', 'toggle'] as const

/**
 * Every kind of page: one line here, and one folder of the same name in `site/pages`. Of several that fit an address the one with the
 * longest fixed beginning counts. A page with a form of `site/forms/forms.ts` reads the keys of that form too.
 */
export const routes = {
  home: { path: '/', record: 'page', query: blocks },
  content: { path: '*', record: 'page', query: blocks },
  contact: { path: '/contact*', record: 'page', query: blocks, below: ['contact'] },
  dealers: { path: '/agents-reps', record: 'page', query: [...blocks, 'q', 'near', 'latitude', 'longitude'] },
  downloads: { path: '/downloads', record: 'page', query: [...blocks, 'product'] },
  faq: { path: '/faq', record: 'page', query: [...sent, 'q'] },
  inspiration: { path: '/inspiration' },
  article: { path: '/inspiration/@slug', record: 'article', query: sent, below: ['inspiration'] },
  category: { path: '/inspiration/category/@slug', record: 'category', below: ['inspiration'] },
  guide: { path: '/noise-reduction/@slug', record: 'acousticGuide', query: [...sent, 'length'] },
  designer: { path: '/designers/@slug', record: 'designer', query: sent },
  job: { path: '/careers/@slug', record: 'job', query: sent },
  products: { path: '/acoustic-solutions', query: [...list, 'type', 'issue'] },
  typology: { path: '/acoustic-solutions/types/@slug', record: 'typology', query: [...list, 'issue'], below: ['products'] },
  issue: { path: '/acoustic-solutions/issues/@slug', record: 'issue', query: [...list, 'type'], below: ['products'] },
  'ready2go-list': { path: '/acoustic-solutions/types/ready2go', query: ['search', 'page'] },
  ready2go: { path: '/acoustic-solutions/ready2go/@slug', record: 'ready2go', below: ['products', 'ready2go-list'] },
  family: { path: '/acoustic-solutions/@slug', record: 'family', query: [...sent, 'felt'], below: ['products'] },
  fabric: { path: '/fabrics/@slug', record: 'fabric', query: sent, below: ['products', 'typology/fabrics'] },
  compare: { path: '/compare', query: ['families'] },
  search: { path: '/search', query: ['keyword'], listed: false },
  'download-request': { path: '/downloads/request/@fileId', query: sent, listed: false },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
type Routes = typeof routes

/** The kinds of record that have pages. */
export type PageRecord = Extract<Routes[RouteName], { record: string }>['record']

/** The routes whose address is one, and known. */
export type FixedRoute = {
  [Name in RouteName]: Routes[Name]['path'] extends '*' | `${string}@${string}` ? never : Name
}[RouteName]

const all: readonly (Route & { name: RouteName })[] = Object.entries(routes).map(([name, route]) => ({
  ...route,
  name: name as RouteName,
}))

/** The path that a route begins with: `/inspiration/` of articles, `/contact` of the contact pages. */
const fixedPart = ({ path }: Route) => path.replace(/[@*].*$/, '')

const ordered = all
  .map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/@\w+/, '[^/]+').replace('*', '.*')}$`) }))
  .toSorted((a, b) => fixedPart(b.route).length - fixedPart(a.route).length)

/** The route of a path, below the locale's prefix. */
export const routeAt = (path: string): Route & { name: RouteName } =>
  // The last one fits every path.
  ordered.find(({ pattern }) => pattern.test(path))!.route

/** The pages that the site makes itself, without a record at their address. */
export const fixedRoutes = all.filter(({ record, path }) => !record && !path.includes('@')) as readonly (Route & {
  name: FixedRoute
})[]

/**
 * Routes by the type of their items: the kind of record, or the name of a route with pages of the content below it.
 * @requirement LOC-22
 */
const byType = new Map<string, Route>(
  all.flatMap((route) => {
    const type = route.path.endsWith('/@slug') ? route.record : /.\*$/.test(route.path) && route.name
    return type ? [[type, route] as const] : []
  }),
)

/**
 * The path prefix of a type's items; `/` for any type that is not listed.
 * @requirement LOC-14 to LOC-24, OR-07
 */
export function pathPrefix(type: string): string {
  const route = byType.get(type)
  return route ? fixedPart(route).replace(/\/?$/, '/') : '/'
}

/** Lists the steps of the breadcrumb trail between Home and the items of a type. */
export const stepsAbove = (type: string): readonly string[] => byType.get(type)?.below ?? []

/** Whether items of a type have a page of their own. */
export const hasPage = (type: string): boolean => type === 'page' || byType.has(type)

/** Slugs that the items of a type may not have, since another route is there: `types` of a family. */
export function takenSlugs(type: PageRecord): string[] {
  const prefix = pathPrefix(type)
  const below = all.filter(({ path }) => path.startsWith(prefix)).map(({ path }) => path.slice(prefix.length).split('/')[0]!)
  return [...new Set(below)].filter((slug) => !slug.startsWith('@'))
}
