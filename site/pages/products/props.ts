import { interpolate } from '@brand/blocks/i18n'
import type { Pattern } from '@brand/blocks/product-grid'
import type { ProductsPageProps } from '@brand/blocks/products-page'
import { pathFor, productCount, type FigureFilter } from '@brand/content'
import { findFamilySlug, toProductCard } from '../../cms/kinds/product.ts'
import type { Languages } from '../../cms/languages.ts'
import { libraryMessages } from '../../i18n/library.ts'
import { formPath } from '../../forms/forms.ts'
import { compareAddress, maxCompared } from '../../routes/compare.ts'
import { messages } from '../../i18n/index.ts'
import { filterAddress, filterPath, ready2goSlug, type PathFilter } from '../../routes/products.ts'
import { figureName } from '../../cms/figures.ts'
import type { Filtered } from './filtered.ts'

/** Address of the pages of a list, with `{page}` in the number's place. */
export const pageAddress = (address: string) => `${address}${address.includes('?') ? '&' : '?'}page={page}`

/** Grid, filter and search of a list of products; `first` is the filter that its path holds. */
export function listProps(
  { filter, types, issues, figures, compared, partial, failed, products, nearest, total, ...pages }: Filtered,
  { pattern, first }: { pattern: Pattern; first?: PathFilter },
  languages: Languages,
): Omit<ProductsPageProps, 'title'> {
  const { locale, contentLocale } = languages
  const address = (changed: typeof filter, held = first) => filterAddress(locale, { ...filter, ...changed }, held)
  const entryOf = (name: PathFilter) => (entry: Filtered['types'][number]) => {
    const current = entry.slug === filter[name]
    const isStock = name === 'type' && entry.slug === ready2goSlug
    const href = isStock
      ? pathFor('typology', ready2goSlug, locale)
      : address({ [name]: current ? undefined : entry.slug }, first ?? name)
    return {
      id: entry.id,
      title: isStock ? messages[contentLocale].ready2go.title : entry.title,
      count: isStock ? productCount(entry) : entry.left,
      href: isStock || entry.left > 0 || current ? href : undefined,
      current,
      reloadsPage: isStock,
    }
  }
  const figureNames = Object.keys(figures) as FigureFilter[]
  const figureGroup = (name: FigureFilter) => ({
    title: messages[contentLocale].products.figures[name],
    entries: figures[name].map(({ value, left }) => {
      const current = value === filter[name]
      const href = address({ [name]: current ? undefined : value })
      return { id: `${name}-${value}`, title: figureName(name, value, contentLocale), count: left, href, current }
    }),
  })
  const chosen = [
    ...types.filter(({ slug }) => slug === filter.type).map(({ title }) => ({ name: 'type' as const, title })),
    ...issues.filter(({ slug }) => slug === filter.issue).map(({ title }) => ({ name: 'issue' as const, title })),
    ...figureNames.flatMap((name) => {
      const value = filter[name]
      return value ? [{ name, title: figureName(name, value, contentLocale) }] : []
    }),
    ...(filter.search
      ? [{ name: 'search' as const, title: interpolate(messages[contentLocale].quoted, { text: filter.search }) }]
      : []),
  ]
  const { path, rest } = filterPath(locale, { ...filter, search: undefined }, first)
  const here = address({})
  const held = filterPath(locale, filter, first)
  return {
    types: types.map(entryOf('type')),
    issues: issues.map(entryOf('issue')),
    figures: figureNames.map(figureGroup),
    chosen: chosen.map(({ name, title }) => ({ id: name, label: title, href: address({ [name]: undefined }) })),
    searchForm: { href: path, values: rest, clearHref: address({ search: undefined }) },
    keyword: filter.search,
    partial,
    failed,
    products: products.map((card) => toProductCard(card, languages)),
    nearest: nearest.map((card) => toProductCard(card, languages)),
    total,
    pattern,
    pages: { ...pages, href: pageAddress(here), firstHref: here },
    compare: {
      listHref: held.path,
      values: { ...held.rest, ...(pages.page > 1 && { page: `${pages.page}` }) },
      keys: Object.fromEntries(products.map((card) => [card.id, findFamilySlug(card)]).filter(([, slug]) => slug)),
      chosen: compared.map(({ name, slug: key }) => ({ key, name })),
      max: maxCompared,
      href: compareAddress(
        locale,
        compared.map(({ slug }) => slug),
      ),
    },
    helpLink: { ...messages[contentLocale].products.elsewhere, href: formPath('product-advice', locale) },
    allHref: filterAddress(locale, { families: filter.families }),
    messages: libraryMessages[contentLocale].productsPage,
  }
}
