import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { articleGrid as contract } from './ArticleGrid.contract.ts'
import { fixtures } from './ArticleGrid.fixtures.ts'
import { ArticleGrid } from './ArticleGrid.tsx'

const meta = {
  title: 'Blocks/ArticleGrid/States',
  component: ArticleGrid,
  parameters: { contract },
} satisfies Meta<typeof ArticleGrid>
export default meta
type Story = StoryObj<typeof meta>

/** Three cards of one height stand in a row, and each is one large link. */
export const Row: Story = {
  ...example(fixtures.complete),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article')
    const boxes = cards.map((card) => card.getBoundingClientRect())
    for (const { top, height } of boxes) {
      await expect(top).toBeCloseTo(boxes[0]!.top, 0)
      await expect(height).toBeCloseTo(boxes[0]!.height, 0)
    }
    const { left, top, width, height } = boxes[0]!
    const hit = document.elementFromPoint(left + width / 2, Math.min(top + height / 4, window.innerHeight - 1))
    await expect(hit?.closest('a')).toHaveAttribute('href', '#booths')
  },
}
export const Minimal: Story = example(fixtures.minimal)
export const Two: Story = example(fixtures.two)
/** On a large page two cards that share a last row have pictures of one height. */
export const Five: Story = {
  ...example(fixtures.five),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const [fourth, fifth] = within(canvasElement).getAllByRole('img').slice(3)
    await expect(fifth!.getBoundingClientRect().height).toBeCloseTo(fourth!.getBoundingClientRect().height, 0)
  },
}
export const Many: Story = example(fixtures.many)
export const Overlong: Story = example(fixtures.overlong)
