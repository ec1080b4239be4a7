import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { toLocale } from '../../i18n/locales.ts'
import { ConsentNotice } from './ConsentNotice.tsx'

const meta = {
  title: 'Navigation/ConsentNotice',
  component: ConsentNotice,
  args: { href: '#kept', privacyHref: '#privacy', defaultOpen: true },
  render: (args, { globals }) => (
    <>
      <main style={{ minBlockSize: '90vh', padding: '1rem' }}>The page</main>
      <ConsentNotice {...args} messages={libraryMessages[toLocale(globals.locale)].consentNotice} />
    </>
  ),
} satisfies Meta<typeof ConsentNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing is seen of it until the page knows that the visitor has not chosen. */
export const Closed: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="consent-notice"]')).not.toBeVisible()
  },
}
