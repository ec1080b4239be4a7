import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PatternDiagram } from './PatternDiagram.fixture.tsx'
import { itemsPerCycle, type Pattern } from './patterns.ts'
import { products } from './ProductGrid.fixtures.ts'
import { ProductCard } from './ProductCard.tsx'
import { ProductGrid } from './ProductGrid.tsx'

const meta = {
  title: 'Product grid/ProductGrid',
  component: ProductGrid,
  subcomponents: { ProductCard },
} satisfies Meta<typeof ProductGrid>
export default meta
type Story = StoryObj<typeof meta>

/** One cycle of a pattern as a diagram, and the same as products. */
const cycle = (pattern: Pattern): Story => {
  const { normal, hero } = itemsPerCycle(pattern)
  return {
    args: { pattern, products: products(normal, hero) },
    render: (args) => (
      <div style={{ display: 'grid', gap: 48, paddingBlock: 24 }}>
        <PatternDiagram pattern={pattern} />
        <ProductGrid {...args} />
      </div>
    ),
  }
}

export const Pattern1 = cycle('pattern1')
export const Pattern2 = cycle('pattern2')
export const Pattern3 = cycle('pattern3')

/** Normal, hero and landscape, with and without a picture. */
export const Cards: Story = {
  args: { products: [] },
  render: () => {
    const [product] = products(1)
    const bare = { id: 'bare', title: 'Schallabsorptionsverkleidung', href: '#bare', lang: 'de' }
    return (
      <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' }}>
        {(['normal', 'hero', 'landscape'] as const).flatMap((variant) => [
          <ProductCard key={variant} product={product!} variant={variant} headingLevel={2} />,
          <ProductCard key={`${variant} bare`} product={bare} variant={variant} headingLevel={2} />,
        ])}
      </div>
    )
  },
}

const measureTiles = (root: HTMLElement, kind: string) =>
  [...root.querySelectorAll(`[data-part="product-grid-tile"][data-kind="${kind}"]`)].map((tile) => tile.getBoundingClientRect())

/**
 * On large pages a hero is two columns wide and as high as its row; the cell above the lone tile of large-2 stays empty (GRID-17).
 * At 1440 px pictures have the proportions that they are cut in (IMG-01 to IMG-03).
 */
export const Large: Story = {
  args: Pattern1.args!,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const row = [...canvasElement.querySelectorAll('[data-kind]')].slice(7, 11)
    const [first, second, hero, lone] = row.map((tile) => tile.getBoundingClientRect())
    await expect(hero!.width).toBeGreaterThan(1.9 * first!.width)
    await expect(hero!.top).toBeCloseTo(first!.top, 0)
    await expect(hero!.bottom).toBeCloseTo(second!.bottom, 0)
    await expect(lone!.top).toBeCloseTo(second!.top, 0)
    await expect(lone!.left).toBeGreaterThan(hero!.right)
    const proportions = { normal: 326 / 280, hero: 670 / 700, landscape: 677 / 280 }
    for (const [kind, proportion] of Object.entries(proportions)) {
      const tile = canvasElement.querySelector(`[data-kind="${kind}"] [data-part="product-card-media"]`)!
      const { width, height } = tile.getBoundingClientRect()
      await expect(width / height).toBeCloseTo(proportion, 1)
    }
  },
}

/** Two columns, in which wide tiles take both (GRID-17). */
export const Medium: Story = {
  args: Pattern1.args!,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const [normal] = measureTiles(canvasElement, 'normal')
    for (const wide of [...measureTiles(canvasElement, 'hero'), ...measureTiles(canvasElement, 'landscape')])
      await expect(wide.width).toBeGreaterThan(1.9 * normal!.width)
  },
}

/** Two columns, in which wide tiles take both; only the last small tile may stand alone (GRID-18). */
export const Phone: Story = {
  args: Pattern1.args!,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const normal = measureTiles(canvasElement, 'normal')
    await expect(new Set(normal.map(({ left }) => Math.round(left))).size).toBe(2)
    const rows = Map.groupBy(normal, ({ top }) => Math.round(top))
    await expect([...rows.values()].filter((row) => row.length === 1).length).toBe(normal.length % 2)
    for (const wide of [...measureTiles(canvasElement, 'hero'), ...measureTiles(canvasElement, 'landscape')])
      await expect(wide.width).toBeGreaterThan(1.9 * normal[0]!.width)
  },
}
