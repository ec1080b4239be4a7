import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { libraryMessages } from '../generated/messages/index.ts'
import { localeOf } from '../i18n/locales.ts'
import { NewsletterForm } from './NewsletterForm.tsx'
import { withForm } from './with-form.fixture.tsx'

const meta = {
  title: 'Forms/NewsletterForm',
  component: NewsletterForm,
  args: { form: { privacyHref: '#privacy' } },
  decorators: [withForm(async () => {})],
  render: (args, { globals }) => (
    <main style={{ padding: '1rem', maxInlineSize: '40rem' }}>
      <NewsletterForm {...args} messages={libraryMessages[localeOf(globals.locale)].newsletterForm} />
    </main>
  ),
} satisfies Meta<typeof NewsletterForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What is wrong with the address is said below it (FORM-34). */
export const Invalid: Story = {
  globals: { locale: 'nl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Inschrijven' }))
    const mail = within(canvasElement).getByLabelText('E-mailadres')
    await expect(mail).toHaveFocus()
    await expect(mail).toHaveAccessibleDescription('Ongeldig e-mailadres. Vul een geldig e-mailadres in.')
  },
}

/** The thanks stand in its place (FORM-35). */
export const Sent: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('E-mail address'), 'ines@example.com')
    await userEvent.click(within(canvasElement).getByLabelText(/I agree/))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Subscribe' }))
    await waitFor(() => expect(within(canvasElement).getByText('You subscribed successfully')).toBeVisible())
  },
}

const consent = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('[name="gdpr"]')!

/** One line: the consent is asked for once something is typed (FORM-46). */
export const Compact: Story = {
  args: { variant: 'compact' },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const mail = within(canvasElement).getByLabelText('E-mail address')
    const button = within(canvasElement).getByRole('button', { name: 'Subscribe' })
    const [line, end] = [mail.getBoundingClientRect(), button.getBoundingClientRect()]
    await expect([end.top, end.bottom, end.left]).toEqual([line.top, line.bottom, line.right])
    await expect(consent(canvasElement)).not.toBeVisible()
    await userEvent.type(mail, 'ines@example.com')
    await expect(consent(canvasElement)).toBeVisible()
  },
}

/** It is never hidden where it is missing (FORM-09, FORM-46). */
export const CompactInvalid: Story = {
  ...Compact,
  globals: { locale: 'de' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abonnieren' }))
    await expect(within(canvasElement).getByLabelText('E-Mail-Adresse')).toHaveFocus()
    await expect(consent(canvasElement)).toBeVisible()
    await expect(within(canvasElement).getByText('Bitte stimme unseren Bedingungen zu')).toBeVisible()
  },
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

export const AnsweredFailed: Story = {
  args: {
    form: { privacyHref: '#privacy', state: { form: 'newsletter', outcome: 'failed', values: { email: 'ines@example.com' } } },
  },
}
