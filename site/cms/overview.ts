import { pathFor, type Client, type General, type Locale } from '@brand/content'
import { brand } from '../brand/brand.ts'

/** A page of the site, for who does not look at it. */
export interface Listed {
  title: string
  path: string
  /** Description of the page. */
  text?: string | undefined
}

type Entry = General['menus'][number]['items'][number]

async function loadDescription(client: Client, slug: string, locale: Locale): Promise<string | undefined> {
  const found = await client.page({ slug, locale }).catch(() => undefined)
  return found?.response.ctPage.ctPageMetadata.meta_description
}

/**
 * Collects an overview of the site from the content: description of the home page, pages of the menus, products, typologies and
 * issues.
 */
export async function loadOverview(client: Client, locale: Locale) {
  const [home, general, families, typologies, issues] = await Promise.all([
    loadDescription(client, 'home', locale),
    client.general({ locale }),
    client.families({ locale }),
    client.typologies({ locale }),
    client.issues({ locale }),
  ])
  const { bar, about, more, legal } = brand.menus
  const entries = [bar, about, more, legal].flatMap((id) => general.menus.find((menu) => menu.id === id)?.items ?? [])
  const own = new Map(entries.filter(({ link }) => link.startsWith('/')).map((entry) => [entry.link, entry]))
  /** Those that no menu has. */
  const others = (type: 'typology' | 'issue', items: readonly { title: string; slug: string }[]): Listed[] =>
    items.map(({ title, slug }) => ({ title, path: pathFor(type, slug, locale) })).filter(({ path }) => !own.has(path))
  const page = async ({ title, link, slug }: Entry): Promise<Listed> => ({
    title,
    path: link,
    text: slug === undefined ? undefined : await loadDescription(client, slug, locale),
  })
  return {
    summary: home,
    pages: await Promise.all([...own.values()].map(page)),
    products: families.map(({ ctFamilyName, ctFamilySlug, ctFamilyKind }): Listed => ({
      title: ctFamilyName,
      path: pathFor('family', ctFamilySlug, locale),
      text: ctFamilyKind,
    })),
    typologies: others('typology', typologies),
    issues: others('issue', issues),
  }
}
