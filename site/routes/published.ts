import {
  acousticGuide,
  article,
  category,
  designer,
  issue,
  fabric,
  family,
  job,
  page,
  pathFor,
  ready2go,
  typology,
  type Client,
  type Locale,
  type LocalizedSlugs,
} from '@brand/content'
import { compareSlug } from './compare.ts'
import { inspirationSlug } from './inspiration.ts'
import { productsSlug, ready2goListSlug } from './products.ts'

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

/** Every kind of record that has pages, by the type of its addresses. A route of the site has a line here. */
const kinds: Record<string, Kind> = {
  [page.name]: { slugs: (client, ask) => client.pages(ask), item: (client, ask) => client.page(ask) },
  [article.name]: {
    slugs: async (client, ask) => (await client.articles(ask)).map(({ ctArticleSlug }) => ctArticleSlug),
    item: (client, ask) => client.article(ask),
  },
  [category.name]: {
    slugs: async (client, ask) => (await client.categories(ask)).map(({ ctCategorySlug }) => ctCategorySlug),
    item: (client, ask) => client.category(ask),
  },
  [designer.name]: {
    slugs: async (client, ask) => (await client.designers(ask)).map(({ ctDesignerSlug }) => ctDesignerSlug),
    item: (client, ask) => client.designer(ask),
  },
  [job.name]: {
    slugs: async (client, ask) => (await client.jobs(ask)).map(({ ctJobSlug }) => ctJobSlug),
    item: (client, ask) => client.job(ask),
  },
  [acousticGuide.name]: {
    slugs: async (client, ask) => (await client.acousticGuides(ask)).map(({ ctAcousticGuideSlug }) => ctAcousticGuideSlug),
    item: (client, ask) => client.acousticGuide(ask),
  },
  [family.name]: {
    slugs: async (client, ask) => (await client.families(ask)).map(({ ctFamilySlug }) => ctFamilySlug),
    item: (client, ask) => client.family(ask),
  },
  [fabric.name]: {
    slugs: async (client, ask) => (await client.fabrics(ask)).map(({ ctFabricSlug }) => ctFabricSlug),
    item: (client, ask) => client.fabric(ask),
  },
  [ready2go.name]: {
    slugs: async (client, ask) => (await client.ready2goProducts(ask)).map(({ slug }) => slug),
    item: (client, ask) => client.ready2goProduct(ask),
  },
  [typology.name]: {
    slugs: async (client, ask) => (await client.typologies(ask)).map(({ slug }) => slug),
    item: (client, ask) => client.typology({ ...ask, limit: 0 }),
  },
  [issue.name]: {
    slugs: async (client, ask) => (await client.issues(ask)).map(({ slug }) => slug),
    item: (client, ask) => client.issue({ ...ask, limit: 0 }),
  },
}

/** Paths of the pages that the site makes itself, below the locale's prefix. */
const ownPaths: readonly string[] = [inspirationSlug, productsSlug, ready2goListSlug, compareSlug]

/** Whose content, and the languages that the site is in. */
export interface Published {
  client: Client
  active: readonly Locale[]
}

const inEach = async <Value>(active: readonly Locale[], values: (locale: Locale) => Promise<readonly Value[]>) =>
  (await Promise.all(active.map(values))).flat()

/** A page without a record: the same path in every language. */
export const ownSlugs = (path: string, active: readonly Locale[]): LocalizedSlugs => ({
  type: page.name,
  slugs: Object.fromEntries(active.map((locale) => [locale, path])),
})

/** Paths of everything published, in every active language (PAGE-04). */
export const publishedPaths = ({ client, active }: Published): Promise<string[]> =>
  inEach(active, async (locale) => {
    const lists = Object.entries(kinds).map(async ([type, { slugs }]) =>
      (await slugs(client, { locale })).map((slug) => pathFor(type, slug, locale)),
    )
    return [...(await Promise.all(lists)).flat(), ...ownPaths.map((path) => pathFor(page.name, path, locale))]
  })

/** Everything published in a language, without what is shown in English for lack of a translation. */
export async function publishedIn(locale: Locale, { client, active }: Published): Promise<LocalizedSlugs[]> {
  const lists = Object.values(kinds).map(async ({ slugs, item }) => {
    const items = (await slugs(client, { locale })).map((slug) => item(client, { slug, locale }))
    return (await Promise.all(items)).filter(({ usedLocale }) => usedLocale === locale)
  })
  const items = (await Promise.all(lists)).flat().map(({ localizedSlugs }) => localizedSlugs)
  return [...items, ...ownPaths.map((path) => ownSlugs(path, active))]
}
