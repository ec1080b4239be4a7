import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { homeHeader as contract } from './HomeHeader.contract.ts'
import { fixtures } from './HomeHeader.fixtures.ts'
import { HomeHeader } from './HomeHeader.tsx'
import { withVolume } from './with-volume.fixture.tsx'

const meta = {
  title: 'Blocks/HomeHeader/States',
  component: HomeHeader,
  decorators: [withVolume],
  parameters: { contract },
} satisfies Meta<typeof HomeHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Centered: Story = example(fixtures.centered)
export const Right: Story = example(fixtures.right)
export const Justified: Story = example(fixtures.justified)
export const Overlong: Story = example(fixtures.overlong)

/** A film that the browser does not start, asked twice: the picture stays, without a button (BLK-home_header-16). */
export const FilmRefused: Story = {
  ...example(fixtures.complete),
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    return () => play.mockRestore()
  },
  play: async ({ canvasElement }) => {
    const film = canvasElement.querySelector('video')!
    await waitFor(() => expect(film.play).toHaveBeenCalledTimes(2))
    await expect(canvasElement.querySelector('[data-film-toggle]')).not.toBeVisible()
  },
}

/** Reduced motion leaves the film out: the picture stays, as with a refused film. */
export const ReducedMotion: Story = {
  ...example(fixtures.complete),
  globals: { media: 'reduced motion', viewport: { value: 'desktop' } },
  tags: ['same-look'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')).not.toHaveAttribute('src')
  },
}

/** 320 px, which is also 1280 px at four times the size: no film, and nothing has to be scrolled sideways (BLK-home_header-14). */
export const Narrow: Story = {
  ...example({ en: { ...fixtures.overlong.en, backgroundVideo: fixtures.complete.en.backgroundVideo } }),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const film = canvasElement.querySelector('video')!
    await expect(film).not.toBeVisible()
    await expect(film).not.toHaveAttribute('src')
  },
}
