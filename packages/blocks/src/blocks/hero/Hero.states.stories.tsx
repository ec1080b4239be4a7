import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { hero as contract } from './Hero.contract.ts'
import { fixtures } from './Hero.fixtures.ts'
import { Hero } from './Hero.tsx'

const meta = {
  title: 'Blocks/Hero/States',
  component: Hero,
  parameters: { contract },
} satisfies Meta<typeof Hero>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const WithoutPicture: Story = example(fixtures.withoutPicture)
export const WithoutButton: Story = example(fixtures.withoutButton)
/** As the first block of a page it stands as page headers do. */
export const HeadOfPage: Story = { ...example(fixtures.complete), args: { ...fixtures.complete.en, headingLevel: 1 } }
export const Overlong: Story = example(fixtures.overlong)

/** At 320 px the button stands under the text, and nothing has to be scrolled sideways. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const canvas = within(canvasElement)
    const text = canvasElement.querySelector('[data-part="hero-text"]')!.getBoundingClientRect()
    await expect(canvas.getByRole('link').getBoundingClientRect().top).toBeGreaterThanOrEqual(text.bottom)
  },
}
