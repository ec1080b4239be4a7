import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { ContactButton } from './ContactButton.tsx'

const meta = {
  title: 'Navigation/ContactButton',
  component: ContactButton,
  args: { href: '#contact' },
  render: (args, { globals }) => (
    <main style={{ minBlockSize: '20rem' }}>
      <ContactButton {...args} messages={libraryMessages[toLocale(globals.locale)].contactButton} />
    </main>
  ),
} satisfies Meta<typeof ContactButton>
export default meta
type Story = StoryObj<typeof meta>

/** A link, flush with the page's edge (FTR-07). */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAttribute('href', '#contact')
    await expect(link.getBoundingClientRect().right).toBe(document.documentElement.clientWidth)
  },
}
