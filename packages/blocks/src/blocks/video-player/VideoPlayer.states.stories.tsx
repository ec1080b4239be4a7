import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { videoPlayer as contract } from './VideoPlayer.contract.ts'
import { fixtures } from './VideoPlayer.fixtures.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const meta = {
  title: 'Blocks/VideoPlayer/States',
  component: VideoPlayer,
  parameters: { contract },
} satisfies Meta<typeof VideoPlayer>
export default meta
type Story = StoryObj<typeof meta>

export const YouTube: Story = example(fixtures.youtube)
export const Vimeo: Story = example(fixtures.vimeo)
export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = example(fixtures.overlong)
export const Narrow: Story = { ...example(fixtures.overlong), globals: { viewport: { value: 'narrow' } } }

/** In the grid of a large page the film stands at its end, and the caption beside it, on its foot (BLK-video_player-01). */
export const CaptionBeside: Story = {
  ...example(fixtures.complete),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const [film, caption] = ['frame', 'caption'].map((part) =>
      canvasElement.querySelector(`[data-part="video-player-${part}"]`)!.getBoundingClientRect(),
    )
    await expect(caption!.right).toBeLessThan(film!.left)
    await expect(caption!.bottom).toBeCloseTo(film!.bottom, 0)
    await expect(film!.width / innerWidth).toBeGreaterThan(0.6)
  },
}
