import { z } from 'zod'
import { homePath, type Locale } from './locales.ts'
import { pathFor } from './slugs.ts'

/** A step of the trail (BC-02). */
const breadcrumb = z
  .strictObject({ id: z.string(), url: z.string(), label: z.string(), index: z.int() })
  .meta({ id: 'Breadcrumb' })

export const breadcrumbList = z.array(breadcrumb)
export type Breadcrumb = z.infer<typeof breadcrumb>

type Labels = Record<'home' | 'products' | 'fabrics' | 'contact', string>
const labels: Record<Locale, Labels> = {
  en: { home: 'Home', products: 'Products', fabrics: 'Felts & Fabrics', contact: 'Contact' },
  nl: { home: 'Home', products: 'Producten', fabrics: 'Vilt & stoffen', contact: 'Contact' },
  de: { home: 'Startseite', products: 'Produkte', fabrics: 'Filze & Stoffe', contact: 'Kontakt' },
  fr: { home: 'Accueil', products: 'Produits', fabrics: 'Feutres & tissus', contact: 'Contact' },
  it: { home: 'Home', products: 'Prodotti', fabrics: 'Feltri & tessuti', contact: 'Contatti' },
}

const addresses = {
  products: 'acoustic-solutions',
  fabrics: 'acoustic-solutions/types/fabrics',
  ready2go: 'acoustic-solutions/types/ready2go',
  contact: 'contact',
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
 * The trail of a page: Home, its ancestors, and itself last (BC-01, OR-20). The ancestors of a type are known here;
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
  const trail = [{ id: 'home', url: home, label: labels[locale].home }, ...above, ...pages].filter((step) => step.url !== url)
  // A type may be named like what its items stand below, and a record like either.
  const ids = new Set<string>()
  const unique = (id: string, index: number) => (ids.has(id) ? `${id}-${index}` : id)
  return [...trail, { id: name, url, label: title }].map((step, index) => {
    const id = unique(step.id, index)
    ids.add(id)
    return { ...step, id, index }
  })
}
