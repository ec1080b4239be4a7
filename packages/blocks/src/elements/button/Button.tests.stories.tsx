import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from './Button.tsx'
import * as states from './Button.stories.tsx'

const meta = { ...states.default, title: 'Tests/Button', tags: ['!autodocs'] } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

/** Without a link it is a button, by pointer and by keyboard. */
export const Act: Story = {
  ...states.Act,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect('onClick' in args && args.onClick).toHaveBeenCalledTimes(2)
  },
}
export const Disabled: Story = {
  ...states.Disabled,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 })
    await expect('onClick' in args && args.onClick).not.toHaveBeenCalled()
  },
}
