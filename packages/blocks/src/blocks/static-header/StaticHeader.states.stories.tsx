import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { staticHeader as contract } from './StaticHeader.contract.ts'
import { fixtures } from './StaticHeader.fixtures.ts'
import { StaticHeader } from './StaticHeader.tsx'

const meta = {
  title: 'Blocks/StaticHeader/States',
  component: StaticHeader,
  parameters: { contract },
} satisfies Meta<typeof StaticHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const WithoutPicture: Story = example(fixtures.withoutPicture)
/** From 40 characters on one step lower. */
export const LongTitle: Story = example(fixtures.long)
export const Overlong: Story = { ...example(fixtures.overlong), globals: { locale: 'de' } }

/** The picture runs from edge to edge, outside the layout wrapper (PAGE-10). */
export const EdgeToEdge: Story = {
  ...example(fixtures.complete),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('img').clientWidth).toBe(document.documentElement.clientWidth)
  },
}
