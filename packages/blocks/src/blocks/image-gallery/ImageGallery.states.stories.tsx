import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { imageGallery as contract } from './ImageGallery.contract.ts'
import { fixtures } from './ImageGallery.fixtures.ts'
import { ImageGallery } from './ImageGallery.tsx'

const meta = {
  title: 'Blocks/ImageGallery/States',
  component: ImageGallery,
  parameters: { contract },
  // The address of a picture that the story before has left open.
  beforeEach: () => history.replaceState(null, '', location.pathname + location.search),
} satisfies Meta<typeof ImageGallery>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = example(fixtures.one)
export const Two: Story = example(fixtures.two)
export const Three: Story = example(fixtures.three)
export const Four: Story = example(fixtures.four)
export const Five: Story = example(fixtures.five)

/** Five tiles in the grid, the first of them the largest; the others wait (BLK-image_gallery-01). */
export const Composition: Story = {
  ...example(fixtures.complete),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement).getAllByRole('img')
    await expect(tiles).toHaveLength(5)
    const [first, second, third, fourth, fifth] = tiles.map((tile) => tile.getBoundingClientRect())
    await expect(second!.left).toBeGreaterThan(first!.right)
    await expect(third!.bottom).toBeCloseTo(first!.bottom, 0)
    await expect(fourth!.top).toBeGreaterThan(first!.bottom)
    await expect(fourth!.width).toBeCloseTo(fifth!.width, 0)
    for (const tile of tiles) await expect(getComputedStyle(tile).objectFit).toBe('cover')
  },
}

/** From right to left the arrows are reversed, and the pictures run from the right. */
export const RightToLeft: Story = { ...example(fixtures.complete), globals: { direction: 'rtl' } }
