import { z } from 'zod'
import { homePath, type Locale } from './locales.ts'
import { pathFor } from './slugs.ts'

/** A step of the trail (BC-02). */
const breadcrumb = z
  .strictObject({ id: z.string(), url: z.string(), label: z.string(), index: z.int() })
  .meta({ id: 'Breadcrumb' })

export const breadcrumbList = z.array(breadcrumb)
export type Breadcrumb = z.infer<typeof breadcrumb>

type Labels = Record<'home' | 'products' | 'fabrics' | 'contact' | 'inspiration', string>
const labels: Record<Locale, Labels> = {
  en: { home: 'Home', products: 'Products', fabrics: 'Felts & Fabrics', contact: 'Contact', inspiration: 'Inspiration' },
  nl: { home: 'Home', products: 'Producten', fabrics: 'Vilt & stoffen', contact: 'Contact', inspiration: 'Inspiratie' },
  de: { home: 'Startseite', products: 'Produkte', fabrics: 'Filze & Stoffe', contact: 'Kontakt', inspiration: 'Inspiration' },
  fr: { home: 'Accueil', products: 'Produits', fabrics: 'Feutres & tissus', contact: 'Contact', inspiration: 'Inspiration' },
  it: { home: 'Home', products: 'Prodotti', fabrics: 'Feltri & tessuti', contact: 'Contatti', inspiration: 'Ispirazione' },
}

const addresses = {
  products: 'acoustic-solutions',
  fabrics: 'acoustic-solutions/types/fabrics',
  ready2go: 'acoustic-solutions/types/ready2go',
  contact: 'contact',
  inspiration: 'inspiration',
} as const
type Root = keyof typeof addresses

/** The steps between Home and an item of a type (BC-04 to BC-07, OR-99). */
const roots: Record<string, readonly Root[]> = {
  family: ['products'],
  typology: ['products'],
  issue: ['products'],
  fabric: ['products', 'fabrics'],
  ready2go: ['products', 'ready2go'],
  contact: ['contact'],
  article: ['inspiration'],
  category: ['inspiration'],
}

interface Route {
  locale: Locale
  /** Item type of the page, or `products` and `contact` for those pages themselves. */
  name: string
  /** Its path, with or without the locale prefix. */
  path: string
  title: string
}

/**
 * The trail of a page: Home, its ancestors, and itself last (BC-01, OR-20). The ancestors of some types are known here;
 * `pages` are those ancestors that are pages of the content.
 */
export function breadcrumbs(
  { locale, name, path, title }: Route,
  pages: readonly Omit<Breadcrumb, 'index'>[] = [],
): Breadcrumb[] {
  const home = homePath(locale)
  const isPrefixed = home === '/' || path === home || path.startsWith(`${home}/`)
  const url = isPrefixed ? path : home + path.replace(/\/$/, '')
  const above = (Object.hasOwn(roots, name) ? roots[name]! : []).map((id) => ({
    id,
    url: pathFor('', addresses[id], locale),
    label: id === 'ready2go' ? 'Ready2Go' : labels[locale][id],
  }))
  const known = new Set([url, ...above.map((step) => step.url)])
  const rest = pages.filter((step) => !known.has(step.url))
  const trail = [{ id: 'home', url: home, label: labels[locale].home }, ...above, ...rest].filter((step) => step.url !== url)
  // A type may be named like what its items stand below, and a record like either.
  const ids = new Set<string>()
  const unique = (id: string, index: number) => (ids.has(id) ? `${id}-${index}` : id)
  return [...trail, { id: name, url, label: title }].map((step, index) => {
    const id = unique(step.id, index)
    ids.add(id)
    return { ...step, id, index }
  })
}
