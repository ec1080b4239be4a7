import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from './Button.tsx'

const told = (description: string, summary: string, required = false) => ({
  description,
  table: { type: { summary } },
  type: { name: 'other' as const, value: summary, required },
})

const meta = {
  title: 'Elements/Button',
  component: Button,
  args: { children: 'Order a sample box', href: '#box' },
  // Storybook reads no union of types.
  argTypes: {
    children: told('The words on it.', 'ReactNode', true),
    variant: told(
      '`primary` is the one loud action of a view; the others step back from it. Default `primary`.',
      "'primary' | 'secondary' | 'inverse'",
    ),
    disabled: told('Cannot be used; say why in text nearby. Default `false`.', 'boolean'),
    href: told('Where it leads; without it the button is a `<button>`.', 'string'),
    newTab: told('With `href`: opens in a new tab, with a note for screen readers. Default `false`.', 'boolean'),
    type: told('Without `href`: `submit` sends the form that it stands in. Default `button`.', "'button' | 'submit'"),
    name: told('Without `href`: name under which a form gets `value` when this button sends it. Default: none.', 'string'),
    value: told('Without `href`: what a form gets under `name` when this button sends it. Default: none.', 'string'),
    onClick: told(
      'Without `href`: tells that it was pressed, by pointer or by keyboard.',
      'MouseEventHandler<HTMLButtonElement>',
    ),
    messages: told('Texts in place of the English ones.', 'Partial<ElementMessages>'),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' }, globals: { tone: 'inverted' } }
export const Inverse: Story = { args: { variant: 'inverse' } }
export const DisabledLink: Story = { args: { disabled: true } }
export const Long: Story = {
  args: { children: 'Musterkollektionsbestellformular für Wiederverkäufer herunterladen' },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A link to a new tab says so, and does not hand over the page (BLK-home_header-04). */
export const NewTab: Story = {
  args: { newTab: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Order a sample box (opens in a new tab)' })
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
}

/** Without a link it is a button, by pointer and by keyboard. */
export const Act: Story = {
  args: { href: undefined, onClick: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect('onClick' in args && args.onClick).toHaveBeenCalledTimes(2)
  },
}
export const Disabled: Story = {
  args: { href: undefined, disabled: true, onClick: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 })
    await expect('onClick' in args && args.onClick).not.toHaveBeenCalled()
  },
}
