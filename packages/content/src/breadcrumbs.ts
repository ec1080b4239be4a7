import { z } from 'zod'
import { defaultLocale, homePath, type Locale } from './locales.ts'
import { routes, stepsAbove } from './routes.ts'
import { pathFor, routePath } from './slugs.ts'

/**
 * A step of the trail.
 * @requirement BC-02
 */
const breadcrumb = z
  .strictObject({ id: z.string(), url: z.string(), label: z.string(), index: z.int() })
  .meta({ id: 'Breadcrumb' })

export const breadcrumbList = z.array(breadcrumb)
export type Breadcrumb = z.infer<typeof breadcrumb>
type Step = Omit<Breadcrumb, 'index'>

/** The routes that trails lead over; any other step is called by the title of its record. */
type Labelled = 'home' | 'products' | 'contact' | 'inspiration' | 'ready2go-list'
const labels: Record<Locale, Record<Labelled, string>> = {
  en: { home: 'Home', products: 'Products', contact: 'Contact', inspiration: 'Inspiration', 'ready2go-list': 'Ready2Go' },
  nl: { home: 'Home', products: 'Producten', contact: 'Contact', inspiration: 'Inspiratie', 'ready2go-list': 'Ready2Go' },
  de: { home: 'Startseite', products: 'Produkte', contact: 'Kontakt', inspiration: 'Inspiration', 'ready2go-list': 'Ready2Go' },
  fr: { home: 'Accueil', products: 'Produits', contact: 'Contact', inspiration: 'Inspiration', 'ready2go-list': 'Ready2Go' },
  it: { home: 'Home', products: 'Prodotti', contact: 'Contatti', inspiration: 'Ispirazione', 'ready2go-list': 'Ready2Go' },
}

/** Finds the label of a route's page in breadcrumb trails, by its English path; `undefined` for any other page. */
export function routeLabel(path: string, locale: Locale): string | undefined {
  const name = (Object.keys(labels[locale]) as Labelled[]).find((one) => routes[one].path === path)
  return name && labels[locale][name]
}

interface BreadcrumbOptions {
  locale: Locale
  /** Item type of the page, or `products` and `contact` for those pages themselves. */
  name: string
  /** Its path, with or without the locale prefix. */
  path: string
  title: string
}

interface Records {
  /** The step of the record at an English path; without one the trail leaves it out. */
  recordAt?: (path: string) => Step | undefined
  /** The ancestors of the page that are pages of the content. */
  pages?: readonly Step[]
}

/**
 * The trail of a page: Home, its ancestors by its route and among the pages of the content, and itself last.
 * @requirement BC-01, OR-20
 */
export function breadcrumbs(
  { locale, name, path, title }: BreadcrumbOptions,
  { recordAt, pages = [] }: Records = {},
): Breadcrumb[] {
  const home = homePath(locale)
  const isPrefixed = home === '/' || path === home || path.startsWith(`${home}/`)
  const url = isPrefixed ? path : home + path.replace(/\/$/, '')
  const ofRoute = (id: Labelled): Step => ({ id, url: routePath(id, locale), label: labels[locale][id] })
  const above = stepsAbove(name).flatMap((step) => {
    const [type, slug] = step.split('/') as [string, string?]
    return slug ? (recordAt?.(pathFor(type, slug, defaultLocale)) ?? []) : ofRoute(type as Labelled)
  })
  const existing = new Set([url, ...above.map((step) => step.url)])
  const rest = pages.filter((step) => !existing.has(step.url))
  const trail = [ofRoute('home'), ...above, ...rest].filter((step) => step.url !== url)
  // A type may be named like what its items stand below, and a record like either.
  const ids = new Set<string>()
  const unique = (id: string, index: number) => (ids.has(id) ? `${id}-${index}` : id)
  return [...trail, { id: name, url, label: title }].map((step, index) => {
    const id = unique(step.id, index)
    ids.add(id)
    return { ...step, id, index }
  })
}
