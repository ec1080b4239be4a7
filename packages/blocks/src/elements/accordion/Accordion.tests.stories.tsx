import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Accordion } from './Accordion.tsx'
import * as states from './Accordion.stories.tsx'

const meta = { ...states.default, title: 'Tests/Accordion', tags: ['!autodocs'] } satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

/** Enter opens, arrow keys go from title to title, opening one closes the other; what is closed stays in the page to be found. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = canvas.getAllByRole('button')
    const text = canvas.getByText('Both. It was measured.')
    await expect(text).not.toBeVisible()
    await expect(text.closest('[hidden="until-found"]')).toHaveAttribute('id', first!.getAttribute('aria-controls'))
    first!.focus()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('region', { name: /absorb sound/ })).toContainElement(text)
    await expect(text).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('A quarter of the floor area.')).toBeVisible()
    await expect(text).not.toBeVisible()
    await userEvent.keyboard(' ')
    await expect(second).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Multiple: Story = {
  args: { multiple: true, onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    for (const title of canvas.getAllByRole('button')) await userEvent.click(title)
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(3)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['absorb', 'much', 'clean'])
  },
}

/** The browser's own search opens what it found, and so does an address. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = canvas.getByText('With a vacuum cleaner and some patience.')
    text.closest('[hidden]')!.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await waitFor(() => expect(text).toBeVisible())
    window.location.hash = '#much'
    await waitFor(() => expect(canvas.getByText('A quarter of the floor area.')).toBeVisible())
  },
}
