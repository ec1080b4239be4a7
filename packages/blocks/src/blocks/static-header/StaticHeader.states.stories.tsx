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
export const German: Story = { ...example(fixtures.complete), globals: { locale: 'de' } }
export const French: Story = { ...example(fixtures.complete), globals: { locale: 'fr' } }
export const RightToLeft: Story = { ...example(fixtures.complete), globals: { locale: 'rtl' } }
export const Pseudo: Story = { ...example(fixtures.complete), globals: { locale: 'pseudo' } }
export const Inverted: Story = { ...example(fixtures.complete), globals: { tone: 'inverted' } }
export const Wireframe: Story = { ...example(fixtures.complete), globals: { brand: 'wireframe' } }

/** The picture runs from edge to edge, outside the layout wrapper (PAGE-10). */
export const EdgeToEdge: Story = {
  ...example(fixtures.complete),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('img').clientWidth).toBe(document.documentElement.clientWidth)
  },
}

/** 320 px, which is also 1280 px at four times the size: nothing has to be scrolled sideways. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
