import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Tabs } from './Tabs.tsx'
import * as states from './Tabs.stories.tsx'

const meta = { ...states.default, title: 'Tests/Tabs', tags: ['!autodocs'] } satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys, Home and End go through the tabs; every content is in the page all the time. */
export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second, third] = canvas.getAllByRole('tab')
    const text = (id: string) => canvasElement.querySelector(`#${id} p`)
    first!.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(second).toHaveFocus()
    await waitFor(() => expect(text('drawings')).toBeVisible())
    await expect(text('manuals')).not.toBeVisible()
    await expect(second).toHaveAttribute('aria-controls', 'drawings')
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Technical drawings 12')
    await userEvent.keyboard('{End}')
    await expect(third).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).toHaveFocus()
    await expect(window.location.hash).toBe('')
  },
}
/** Direction comes from the page; the arrow keys follow the order of the tabs. */
export const RightToLeft: Story = {
  ...states.RightToLeft,
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('tab')
    await expect(canvasElement.querySelector('[dir]')).toBeNull()
    first!.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).toHaveFocus()
  },
}

/** `defaultValue` chooses the first tab; `onValueChange` is called with the id of the chosen one. */
export const DefaultValue: Story = {
  ...states.DefaultValue,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('tab', { name: 'Certificates 2' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: 'Manuals 4' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('manuals')
  },
}

/** With `syncHash` a tab has an address, which opens it and which a click leaves behind; the page does not jump. */
export const Address: Story = {
  args: { syncHash: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    window.location.hash = '#certificates'
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Certificates 2' })).toHaveAttribute('aria-selected', 'true'))
    await userEvent.click(canvas.getByRole('tab', { name: 'Technical drawings 12' }))
    await expect(window.location.hash).toBe('#drawings')
    await expect(canvas.getByText('Twelve drawings to hang it by.')).toBeVisible()
  },
}

/** On paper every content is there, one after the other. */
export const Printed: Story = {
  globals: { media: 'print' },
  play: async ({ canvasElement }) => {
    for (const id of ['manuals', 'drawings', 'certificates']) await expect(canvasElement.querySelector(`#${id} p`)).toBeVisible()
  },
}
