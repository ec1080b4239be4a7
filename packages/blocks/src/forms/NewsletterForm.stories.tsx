import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { FormState } from '../contract/form-state.ts'
import { libraryMessages } from '../generated/messages/index.ts'
import { toLocale } from '../i18n/locales.ts'
import { NewsletterForm } from './NewsletterForm.tsx'
import { withForm } from './with-form.fixture.tsx'

const meta = {
  title: 'Forms/NewsletterForm',
  component: NewsletterForm,
  args: { form: { privacyHref: '#privacy' } },
  decorators: [withForm(async () => {})],
  render: (args, { globals }) => (
    <main style={{ padding: '1rem', maxInlineSize: '40rem' }}>
      <NewsletterForm {...args} messages={libraryMessages[toLocale(globals.locale)].newsletterForm} />
    </main>
  ),
} satisfies Meta<typeof NewsletterForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One line: the consent is asked for once something is typed (FORM-46). */
export const Compact: Story = {
  args: { variant: 'compact' },
}

/** At 320 px the button stands below the field. */
export const CompactNarrow: Story = {
  ...Compact,
  globals: { locale: 'fr', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const mail = within(canvasElement).getByLabelText('Adresse e-mail').getBoundingClientRect()
    const button = within(canvasElement).getByRole('button').getBoundingClientRect()
    await expect(button.top).toBeGreaterThan(mail.bottom)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const state = (of: Omit<FormState, 'form'>): Story => ({
  args: { form: { privacyHref: '#privacy', state: { form: 'newsletter', ...of } } },
})
const values = { email: 'ines@example.com', gdpr: 'on' }

/** The error of the address stands below it (FORM-41). */
export const Invalid: Story = state({ outcome: 'invalid', values: { email: 'ines' }, invalid: ['email', 'gdpr'] })
export const Sending: Story = state({ outcome: 'sending', values })
export const Failed: Story = state({ outcome: 'failed', values })
/** The thanks stand in its place. */
export const Sent: Story = state({ outcome: 'sent' })
