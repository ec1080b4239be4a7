import type { ComparedProduct, ComparePageProps } from './ComparePage.tsx'

const picture = { src: '/fixtures/layers-700.webp', alt: 'Layers', width: 700, height: 525 }

const product = (name: string, facts: Record<string, string>, more: Partial<ComparedProduct> = {}): ComparedProduct => ({
  id: name,
  name,
  href: `#${name}`,
  image: picture,
  removeHref: `#without-${name}`,
  facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
  ...more,
})

const same = { 'Reaction to fire': 'B-s1, d0 (EN 13501-1)', Mounting: 'Two screws' }

/** Three products: two with coefficients, one with an area and fewer facts. */
export const three: ComparePageProps = {
  products: [
    product(
      'Ridge',
      { Kind: 'Wall panels', 'Weighted absorption, αw': '0.90, class A', Size: '60 × 270 × 9 cm', ...same },
      {
        absorption: { measure: 'coefficient', values: [0.34, 0.62, 0.88, 0.97, 0.95, 0.92] },
        downloads: { href: '#a', count: 2 },
      },
    ),
    product(
      'Plain',
      { Kind: 'Wall panels', 'Weighted absorption, αw': '0.55 (MH), class D', Size: '10 cm', ...same },
      { absorption: { measure: 'coefficient', values: [0.08, 0.2, 0.48, 0.84, 0.92, 0.88] } },
    ),
    product(
      'Cloud over the long table',
      { Kind: 'Ceilings', 'Absorption per piece': '1.7 m²', ...same },
      { absorption: { measure: 'area', values: [0.4, 0.9, 1.5, 1.8, 1.8, 1.7] }, downloads: { href: '#b', count: 1 } },
    ),
  ],
  max: 4,
  addForm: {
    href: '#add',
    values: { products: 'ridge,plain,cloud' },
    name: 'products',
    options: [{ value: 'arch', label: 'Arch' }],
  },
  browseHref: '#all',
  quoteHref: '#quote',
}

/** Four, and notes on what the address names beside them. */
export const four: ComparePageProps = {
  ...three,
  products: [...three.products, product('Arch', { Kind: 'Screens', Size: '80 × 180 × 5 cm', ...same }, { image: undefined })],
  unknownIds: ['nothing'],
  omittedNames: ['Wave', 'Loop'],
}

const named = (...names: string[]) => names.map((name) => ({ name, image: product(name, {}).image }))

/** Nothing yet, with comparisons to begin with. */
export const none: ComparePageProps = {
  ...three,
  products: [],
  quoteHref: undefined,
  suggestions: [
    { title: 'Wall panels', href: '#walls', products: named('Ridge', 'Plain') },
    { title: 'Ceilings', href: '#ceilings', products: named('Cloud', 'Sail', 'Hoop') },
  ],
}

/** Of a catalogue with more products than a field can list: they are searched. */
export const searched: ComparePageProps = {
  ...three,
  addForm: { href: '#list', values: { products: 'ridge,plain,cloud' }, name: 'search' },
}
