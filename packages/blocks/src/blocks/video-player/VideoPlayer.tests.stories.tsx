import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { captureEvents } from '../../testing/events.ts'
import { fixtures } from './VideoPlayer.fixtures.ts'
import type { VideoPlayer } from './VideoPlayer.tsx'
import * as states from './VideoPlayer.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/VideoPlayer', tags: ['!autodocs'] } satisfies Meta<typeof VideoPlayer>
export default meta
type Story = StoryObj<typeof meta>

/** By keyboard the film takes the still's place and the focus, in the same box, with its sound (BLK-video_player-02; DRV-03). */
export const Playing: Story = {
  ...example(fixtures.complete),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const takeEvents = captureEvents(canvasElement)
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
    await expect(takeEvents()).toEqual([{ type: 'video-open', title: 'A day in the quiet hall', href }])
  },
}

/** A film that cannot be played leaves its still, with a link to the film. */
export const Failed: Story = {
  ...example(fixtures.broken),
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link'))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('This video cannot be played here. Open the video')
    await expect(within(alert).getByRole('link')).toHaveAttribute('href', '/fixtures/missing.webm')
    await expect(canvas.getByRole('img')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Play video/ })).toHaveFocus())
  },
}
