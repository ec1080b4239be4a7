import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { info as contract } from './Info.contract.ts'
import { fixtures } from './Info.fixtures.ts'
import { Info } from './Info.tsx'

const meta = {
  title: 'Blocks/Info/States',
  component: Info,
  parameters: { contract },
} satisfies Meta<typeof Info>
export default meta
type Story = StoryObj<typeof meta>

/** Eight of twelve columns for the text, four for the facts (BLK-info-01). */
export const FirstColumn: Story = {
  ...example(fixtures.complete),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByRole('heading').parentElement!.getBoundingClientRect()
    const second = within(canvasElement).getByRole('table').parentElement!.getBoundingClientRect()
    const gutter = second.left - first.right
    await expect(first.width).toBeCloseTo(2 * second.width + gutter, 0)
  },
}
export const Even: Story = example(fixtures.even)
/** The picture counts more; the text stands on its bottom edge. */
export const SecondColumn: Story = example(fixtures.picture)
export const PictureAndFacts: Story = example(fixtures.pictureAndFacts)
export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = example(fixtures.overlong)

/** At 320 px the picture stands above the text, and nothing has to be scrolled sideways. */
export const Narrow: Story = {
  ...example({ en: { ...fixtures.overlong.en, image: fixtures.picture.en.image } }),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const canvas = within(canvasElement)
    const picture = canvas.getByRole('img').getBoundingClientRect()
    await expect(picture.bottom).toBeLessThanOrEqual(canvas.getByRole('heading').getBoundingClientRect().top)
  },
}
