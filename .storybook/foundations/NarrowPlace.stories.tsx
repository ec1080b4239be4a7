import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ArticleGrid } from '../../packages/blocks/src/blocks/article-grid/index.ts'
import { fixtures as articleGrid } from '../../packages/blocks/src/blocks/article-grid/ArticleGrid.fixtures.ts'
import { ImageGrid } from '../../packages/blocks/src/blocks/image-grid/index.ts'
import { fixtures as imageGrid } from '../../packages/blocks/src/blocks/image-grid/ImageGrid.fixtures.ts'
import { ImageText } from '../../packages/blocks/src/blocks/image-text/index.ts'
import { fixtures as imageText } from '../../packages/blocks/src/blocks/image-text/ImageText.fixtures.ts'
import { ProductGrid } from '../../packages/blocks/src/product-grid/index.ts'
import { products } from '../../packages/blocks/src/product-grid/ProductGrid.fixtures.ts'

/** In a column of 340 px of a wide page: what is laid out by its place stands below each other, as on a phone. */
const NarrowPlace = () => (
  <div style={{ inlineSize: 340, maxInlineSize: '100%', display: 'grid', gap: '3rem' }}>
    <ImageGrid {...imageGrid.complete.en} />
    <ImageText {...imageText.complete.en} />
    <ArticleGrid {...articleGrid.complete.en} />
    <ProductGrid products={products(5, 1)} />
  </div>
)

const meta = {
  title: 'Foundations/Narrow place',
  component: NarrowPlace,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof NarrowPlace>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const countColumns = (part: string) =>
      new Set(
        Array.from(canvasElement.querySelectorAll(`[data-part="${part}"]`), (element) =>
          Math.round(element.getBoundingClientRect().left),
        ),
      ).size
    await expect(['image-grid-item', 'image-text-text', 'article-grid-item', 'product-grid-tile'].map(countColumns)).toEqual([
      1, 1, 1, 2,
    ])
    const [media, text] = ['media', 'text'].map((part) =>
      canvasElement.querySelector(`[data-part="image-text-${part}"]`)!.getBoundingClientRect(),
    )
    await expect(media!.bottom).toBeLessThan(text!.top)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
