import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { imageGrid as contract } from './ImageGrid.contract.ts'
import { fixtures } from './ImageGrid.fixtures.ts'
import { ImageGrid } from './ImageGrid.tsx'

const meta = {
  title: 'Blocks/ImageGrid/States',
  component: ImageGrid,
  parameters: { contract },
} satisfies Meta<typeof ImageGrid>
export default meta
type Story = StoryObj<typeof meta>

/** Each column is twelve divided by the number of columns (BLK-image_grid-02): here four, with the gutters between. */
export const Thirds: Story = {
  ...example(fixtures.complete),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const [first, second, third] = [...canvasElement.querySelectorAll('figure')].map((figure) => figure.getBoundingClientRect())
    const gutter = second!.left - first!.right
    const column = (third!.right - first!.left - 11 * gutter) / 12
    await expect(first!.width).toBeCloseTo(4 * column + 3 * gutter, 0)
    await expect(within(canvasElement).getAllByRole('img')[0]!.clientWidth / 5).toBeCloseTo(
      within(canvasElement).getAllByRole('img')[0]!.clientHeight / 6,
      0,
    )
  },
}
export const Minimal: Story = example(fixtures.minimal)
export const Two: Story = example(fixtures.two)
export const TwoOfThree: Story = example(fixtures.twoOfThree)
export const TwoColumns: Story = example(fixtures.twoColumns)
export const Overlong: Story = example(fixtures.overlong)

/** On phones the pictures lie one under the other, 5:4. */
export const Narrow: Story = {
  ...example(fixtures.complete),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const [first, second] = within(canvasElement)
      .getAllByRole('img')
      .map((img) => img.getBoundingClientRect())
    await expect(first!.bottom).toBeLessThan(second!.top)
    await expect(first!.width / first!.height).toBeCloseTo(5 / 4, 1)
  },
}
