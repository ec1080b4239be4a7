import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ActionButton } from './ActionButton.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Elements/Button',
  component: Button,
  subcomponents: { ActionButton },
  args: { children: 'Order a sample box', href: '#box' },
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
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A link to a new tab announces it, and does not hand over the page (BLK-home_header-04). */
export const NewTab: Story = {
  args: { newTab: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Order a sample box (opens in a new tab)' })
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
}
