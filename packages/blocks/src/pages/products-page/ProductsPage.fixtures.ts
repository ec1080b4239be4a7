import { products } from '../../product-grid/ProductGrid.fixtures.ts'
import type { FilterEntry } from './ProductFilter.tsx'
import type { ProductsPageProps } from './ProductsPage.tsx'

const entries = (titles: string[]): FilterEntry[] =>
  titles.map((title, i) => ({ id: title, title, count: 4 * i + 3, href: `#${i}-${title.length}` }))

const picture = { src: '/fixtures/layers-700.webp', alt: 'Layers', width: 700, height: 525 }

/** All products, with filters. */
export const all: ProductsPageProps = {
  title: 'Acoustic solutions',
  intro: 'Start from a thing or start from a problem.',
  types: entries(['Acoustic lighting', 'Ceilings & baffles', 'Wall panels', 'Screens & booths', 'Seating', 'Fabrics']),
  issues: entries(['Reverberation', 'Phone calls', 'Focus work', 'Speech privacy']),
  figures: [
    { title: 'Absorption class', entries: entries(['Class A', 'Class B', 'Class C', 'Class D']) },
    { title: 'Depth', entries: entries(['Up to 25 mm', 'Up to 50 mm', 'Up to 100 mm']) },
    { title: 'Price', entries: entries(['Price per piece', 'Price per m²', 'Price per metre', 'Price per roll']) },
  ],
  searchForm: { href: '#products', clearHref: '#products' },
  products: products(10, 2),
  pattern: 'pattern1',
  allHref: '#products',
}

/** Two are chosen to compare. */
export const comparing: ProductsPageProps = {
  ...all,
  compare: {
    listHref: '#products',
    values: { products: 'a,b' },
    keys: Object.fromEntries(all.products.map(({ id }) => [id, id])),
    chosen: all.products.slice(0, 2).map(({ id: key, title: name }) => ({ key, name })),
    max: 4,
    href: '#compare',
  },
}

/** Those of a typology that match another filter and a keyword, on a coloured head. */
export const filtered: ProductsPageProps = {
  ...all,
  title: 'Wall panels',
  intro: 'Two bare walls facing each other play with every word. Cover one of them.',
  image: picture,
  color: '#8a9845',
  types: all.types!.map((entry, i) => ({ ...entry, current: i === 2 })),
  issues: all.issues!.map((entry, i) => ({ ...entry, href: i === 3 ? undefined : entry.href, current: i === 0 })),
  chosen: [
    { id: 'type', label: 'Wall panels', href: '#issues' },
    { id: 'issue', label: 'Reverberation', href: '#types' },
    { id: 'search', label: '“rib”', href: '#walls' },
  ],
  searchForm: { href: '#walls', values: { issue: 'reverberation' }, clearHref: '#walls' },
  keyword: 'rib',
  products: products(6),
  pattern: 'pattern2',
  total: 230,
  pages: { page: 1, pages: 3, href: '#page-{page}', firstHref: '#walls' },
}
