import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { hearBlocks } from '../../testing/events.ts'
import { videoPlayer as contract } from './VideoPlayer.contract.ts'
import { fixtures } from './VideoPlayer.fixtures.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const meta = {
  title: 'Blocks/Video player/States',
  component: VideoPlayer,
  parameters: { contract },
} satisfies Meta<typeof VideoPlayer>
export default meta
type Story = StoryObj<typeof meta>

export const YouTube: Story = example(fixtures.youtube)
export const Vimeo: Story = example(fixtures.vimeo)
export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = { ...example(fixtures.overlong), globals: { locale: 'de' } }
export const Narrow: Story = { ...example(fixtures.overlong), globals: { viewport: { value: 'narrow' }, locale: 'de' } }

/** By keyboard the film takes the still's place and the focus, in the same box, with its sound (BLK-video_player-02; DRV-03). */
export const Playing: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const told = hearBlocks(canvasElement)
    const frame = canvasElement.querySelector('[data-part="video-player-frame"]')!
    const before = frame.getBoundingClientRect()
    await expect(canvasElement.querySelector('video, iframe')).toBeNull()
    canvas.getByRole('link', { name: 'Play video (A day in the quiet hall)' }).focus()
    await userEvent.keyboard('{Enter}')
    const film = await canvas.findByLabelText<HTMLVideoElement>('A day in the quiet hall', { selector: 'video' })
    await expect(film).toHaveFocus()
    await expect([film.controls, film.volume, film.muted, film.textTracks.length]).toEqual([true, 1, false, 2])
    await expect(frame.getBoundingClientRect()).toEqual(before)
    const href = new URL('/fixtures/hall.webm', location.href).href
    await expect(told()).toEqual([{ type: 'video-open', title: 'A day in the quiet hall', href }])
  },
}

/** What cannot be played leaves the still, and says where the film is. */
export const Failed: Story = {
  ...example(fixtures.broken),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link'))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('This video cannot be played here. Open the video')
    await expect(within(alert).getByRole('link')).toHaveAttribute('href', '/fixtures/none.webm')
    await expect(canvas.getByRole('img')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Play video/ })).toHaveFocus())
  },
}

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
