import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { inDepthInfo as contract } from './InDepthInfo.contract.ts'
import { fixtures } from './InDepthInfo.fixtures.ts'
import { InDepthInfo } from './InDepthInfo.tsx'

const meta = {
  title: 'Blocks/InDepthInfo/States',
  component: InDepthInfo,
  parameters: { contract },
} satisfies Meta<typeof InDepthInfo>
export default meta
type Story = StoryObj<typeof meta>

/** Two halves that meet in the middle of the page. */
export const Halves: Story = {
  ...example(fixtures.complete),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img').getBoundingClientRect()
    await expect(picture.left).toBe(0)
    await expect(picture.right).toBeCloseTo(document.documentElement.clientWidth / 2, 0)
  },
}
/** A film instead of the picture, named by the title, with the browser's own controls (BLK-in_depth_info-02). */
export const Film: Story = {
  ...example(fixtures.film),
  play: async ({ canvasElement }) => {
    const film = within(canvasElement).getByLabelText<HTMLVideoElement>('Four minutes in the press')
    await expect(film.controls && film.paused && film.preload === 'none').toBe(true)
  },
}
/** A text colour that is not legible gives way (BLK-in_depth_info-05). */
export const IllegibleWish: Story = {
  ...example(fixtures.illegibleWish),
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading')
    await expect(getComputedStyle(title).color).toBe('rgb(17, 17, 17)')
  },
}
/** No text is legible on this grey: it becomes a band, and the text stands below it on the surface. */
export const Band: Story = example(fixtures.band)
export const Minimal: Story = example(fixtures.minimal)
export const WithoutPicture: Story = example(fixtures.withoutPicture)
export const Overlong: Story = example(fixtures.overlong)

/** At 320 px the picture stands above the field, and nothing has to be scrolled sideways. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const canvas = within(canvasElement)
    const picture = canvas.getByRole('img').getBoundingClientRect()
    await expect(picture.bottom).toBeLessThanOrEqual(canvas.getAllByRole('heading')[0]!.getBoundingClientRect().top)
  },
}
