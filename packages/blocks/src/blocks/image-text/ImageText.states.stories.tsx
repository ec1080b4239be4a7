import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { imageText as contract } from './ImageText.contract.ts'
import { fixtures } from './ImageText.fixtures.ts'
import { ImageText } from './ImageText.tsx'

const meta = {
  title: 'Blocks/ImageText/States',
  component: ImageText,
  parameters: { contract },
} satisfies Meta<typeof ImageText>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Mirrored: Story = example(fixtures.mirrored)
export const WidePicture: Story = example(fixtures.widePicture)
export const WideText: Story = example(fixtures.wideText)
export const Overlong: Story = example(fixtures.overlong)

/** At 320 px the picture stands above the text, and nothing has to be scrolled sideways. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const canvas = within(canvasElement)
    const picture = canvas.getByRole('img').getBoundingClientRect()
    await expect(picture.bottom).toBeLessThanOrEqual(canvas.getByRole('heading').getBoundingClientRect().top)
  },
}
