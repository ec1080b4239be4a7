import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { libraryMessages } from '../../generated/messages/index.ts'
import { localeOf } from '../../i18n/locales.ts'
import { ConsentNotice } from './ConsentNotice.tsx'

const meta = {
  title: 'Navigation/ConsentNotice',
  component: ConsentNotice,
  args: { href: '#kept', privacyHref: '#privacy', defaultOpen: true },
  render: (args, { globals }) => (
    <>
      <main style={{ minBlockSize: '90vh', padding: '1rem' }}>The page</main>
      <ConsentNotice {...args} messages={libraryMessages[localeOf(globals.locale)].consentNotice} />
    </>
  ),
} satisfies Meta<typeof ConsentNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What is necessary cannot be refused; the rest is off until it is ticked. */
export const Choosing: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement.querySelector<HTMLElement>('[data-part="consent-notice"]')!)
    await userEvent.click(notice.getByText('Choose'))
    await expect(notice.getByLabelText('Necessary')).toBeChecked()
    await expect(notice.getByLabelText('Necessary')).toBeDisabled()
    await expect(notice.getByLabelText('Preferences')).not.toBeChecked()
    await expect(notice.getByLabelText('Preferences')).toHaveAccessibleDescription(
      'Downloads that you have unlocked stay unlocked in this browser.',
    )
    await userEvent.click(notice.getByLabelText('Statistics'))
    const form = canvasElement.querySelector('form')!
    const sent = new FormData(form, notice.getByRole('button', { name: 'Save my choice' }))
    await expect([...sent]).toEqual([
      ['statistics', 'on'],
      ['choice', 'chosen'],
    ])
  },
}

/** Nothing is seen of it until the page knows that the visitor has not chosen. */
export const Closed: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="consent-notice"]')).not.toBeVisible()
  },
}
