import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Button } from './Button.tsx'
import * as states from './Button.stories.tsx'

const meta = { ...states.default, title: 'Tests/Button', tags: ['!autodocs'] } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const onClick = fn()
/** No spy of an argument: Storybook would write down its events, and its own window with them. */
const args = { href: undefined, onClick: () => onClick() }

/** Without a link it is a button, by pointer and by keyboard. */
export const Act: Story = {
  args,
  play: async ({ canvasElement }) => {
    onClick.mockClear()
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(onClick).toHaveBeenCalledTimes(2)
  },
}
export const Disabled: Story = {
  args: { ...args, disabled: true },
  play: async ({ canvasElement }) => {
    onClick.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 })
    await expect(onClick).not.toHaveBeenCalled()
  },
}
