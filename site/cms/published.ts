import {
  fixedRoutes,
  pathFor,
  findSlug,
  type Client,
  type FixedRoute,
  type Locale,
  type LocalizedSlugs,
  type PageRecord,
} from '@brand/content'
import { toFixedSlugs } from '../routes/fixed-slugs.ts'

interface Ask {
  locale: Locale
}
interface Item {
  usedLocale: Locale
  localizedSlugs: LocalizedSlugs
}

/** A kind of record that has pages, by the calls that list its records and answer one. */
interface Kind {
  slugs: (client: Client, ask: Ask) => Promise<readonly string[]>
  item: (client: Client, ask: Ask & { slug: string }) => Promise<Item>
}

/** Every kind of record that has pages, by the type of its addresses. */
const kinds: Record<PageRecord, Kind> = {
  page: { slugs: (client, ask) => client.pages(ask), item: (client, ask) => client.page(ask) },
  article: {
    slugs: async (client, ask) => (await client.articles(ask)).map(({ ctArticleSlug }) => ctArticleSlug),
    item: (client, ask) => client.article(ask),
  },
  category: {
    slugs: async (client, ask) => (await client.categories(ask)).map(({ ctCategorySlug }) => ctCategorySlug),
    item: (client, ask) => client.category(ask),
  },
  designer: {
    slugs: async (client, ask) => (await client.designers(ask)).map(({ ctDesignerSlug }) => ctDesignerSlug),
    item: (client, ask) => client.designer(ask),
  },
  job: {
    slugs: async (client, ask) => (await client.jobs(ask)).map(({ ctJobSlug }) => ctJobSlug),
    item: (client, ask) => client.job(ask),
  },
  acousticGuide: {
    slugs: async (client, ask) => (await client.acousticGuides(ask)).map(({ ctAcousticGuideSlug }) => ctAcousticGuideSlug),
    item: (client, ask) => client.acousticGuide(ask),
  },
  family: {
    slugs: async (client, ask) => (await client.families(ask)).map(({ ctFamilySlug }) => ctFamilySlug),
    item: (client, ask) => client.family(ask),
  },
  fabric: {
    slugs: async (client, ask) => (await client.fabrics(ask)).map(({ ctFabricSlug }) => ctFabricSlug),
    item: (client, ask) => client.fabric(ask),
  },
  ready2go: {
    slugs: async (client, ask) => (await client.ready2goProducts(ask)).map(({ slug }) => slug),
    item: (client, ask) => client.ready2goProduct(ask),
  },
  typology: {
    slugs: async (client, ask) => (await client.typologies(ask)).map(({ slug }) => slug),
    item: (client, ask) => client.typology({ ...ask, limit: 0 }),
  },
  issue: {
    slugs: async (client, ask) => (await client.issues(ask)).map(({ slug }) => slug),
    item: (client, ask) => client.issue({ ...ask, limit: 0 }),
  },
}

/**
 * Pages that the site makes itself, which there are only where the content has such records.
 * @requirement RT-40
 */
const listsOf: Partial<Record<FixedRoute, PageRecord>> = { inspiration: 'article', 'ready2go-list': 'ready2go' }

/** Slugs of what is published in a locale: of each kind of record, and of the pages that the site makes itself. */
async function slugsIn(client: Client, ask: Ask) {
  const types = Object.keys(kinds) as PageRecord[]
  const lists = await Promise.all(types.map(async (type) => ({ type, slugs: await kinds[type].slugs(client, ask) })))
  const filled = new Set(lists.filter(({ slugs }) => slugs.length).map(({ type }) => type))
  const own = fixedRoutes.filter(({ name, listed }) => listed !== false && (!listsOf[name] || filled.has(listsOf[name])))
  return { lists, own: own.map(({ name }) => findSlug(name)) }
}

/** Client of the content, and the active languages of the site. */
export interface Published {
  client: Client
  active: readonly Locale[]
}

const inEach = async <Value>(active: readonly Locale[], values: (locale: Locale) => Promise<readonly Value[]>) =>
  (await Promise.all(active.map(values))).flat()

/**
 * Paths of everything published, in every active language.
 * @requirement PAGE-04
 */
export const publishedPaths = ({ client, active }: Published): Promise<string[]> =>
  inEach(active, async (locale) => {
    const { lists, own } = await slugsIn(client, { locale })
    return [...lists, { type: 'page', slugs: own }].flatMap(({ type, slugs }) => slugs.map((slug) => pathFor(type, slug, locale)))
  })

/** Everything published in a language, without what is shown in English for lack of a translation. */
export async function publishedIn(locale: Locale, { client, active }: Published): Promise<LocalizedSlugs[]> {
  const { lists, own } = await slugsIn(client, { locale })
  const items = await Promise.all(
    lists.flatMap(({ type, slugs }) => slugs.map((slug) => kinds[type].item(client, { slug, locale }))),
  )
  const translated = items.filter(({ usedLocale }) => usedLocale === locale)
  return [...translated.map(({ localizedSlugs }) => localizedSlugs), ...own.map((path) => toFixedSlugs(path, active))]
}
