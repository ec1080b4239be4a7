import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Text } from './Text.tsx'
import * as states from './Text.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/Text', tags: ['!autodocs'] } satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

/** The page does not scroll sideways at 320 px; a wide table does, in a frame that takes the focus. */
export const Narrow: Story = {
  ...states.Narrow,
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const frame = within(canvasElement).getByRole('group', { name: 'Absorption coefficient by octave band' })
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
    frame.focus()
    await expect(frame).toHaveFocus()
  },
}
