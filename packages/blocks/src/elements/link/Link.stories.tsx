import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Link } from './Link.tsx'

const meta = {
  title: 'Elements/Link',
  component: Link,
  args: { href: '#felt', children: 'Forty-two colours' },
  parameters: { layout: 'padded' },
  render: (args) => (
    <p>
      Felt comes in many colours. <Link {...args} /> are on the shelf.
    </p>
  ),
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NewTab: Story = {
  args: { newTab: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Forty-two colours (opens in a new tab)' })
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
}
