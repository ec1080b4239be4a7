import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import type { NewsletterForm } from './NewsletterForm.tsx'
import { withForm } from './with-form.fixture.tsx'
import * as states from './NewsletterForm.stories.tsx'

const meta = { ...states.default, title: 'Tests/NewsletterForm', tags: ['!autodocs'] } satisfies Meta<typeof NewsletterForm>
export default meta
type Story = StoryObj<typeof meta>

/** A message below the address names what is wrong with it (FORM-34). */
export const Invalid: Story = {
  globals: { locale: 'nl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Inschrijven' }))
    const mail = within(canvasElement).getByLabelText('E-mailadres')
    await expect(mail).toHaveFocus()
    await expect(mail).toHaveAccessibleDescription('Ongeldig e-mailadres. Vul een geldig e-mailadres in.')
  },
}

async function subscribe(canvasElement: HTMLElement): Promise<void> {
  await userEvent.type(within(canvasElement).getByLabelText('E-mail address'), 'ines@example.com')
  await userEvent.click(within(canvasElement).getByLabelText(/I agree/))
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Subscribe' }))
}

export const Sending: Story = {
  globals: { locale: 'en' },
  decorators: [withForm(() => new Promise(() => {}))],
  play: async ({ canvasElement }) => {
    await subscribe(canvasElement)
    await expect(within(canvasElement).getByRole('button')).toBeDisabled()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Sending')
  },
}

/** A failure shows an alert, and the address stays (FORM-36). */
export const Failed: Story = {
  globals: { locale: 'en' },
  decorators: [withForm(() => Promise.reject(new Error('500')))],
  play: async ({ canvasElement }) => {
    // The warning is meant (FORM-23).
    const warn = spyOn(console, 'warn').mockReturnValue()
    await subscribe(canvasElement)
    const alert = within(canvasElement).getByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent('Sorry, something went wrong while subscribing'))
    await expect(within(canvasElement).getByLabelText('E-mail address')).toHaveValue('ines@example.com')
    await expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  },
}

/** The thanks stand in its place (FORM-35). */
export const Sent: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await subscribe(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { name: 'You subscribed successfully' })).toBeVisible())
  },
}

const consent = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('[name="gdpr"]')!

/** One line: the consent is asked for once something is typed (FORM-46). */
export const Compact: Story = {
  ...states.Compact,
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
    // It was not asked for before (FORM-50).
    const error = within(canvasElement).getByText('Bitte den Bedingungen zustimmen')
    await expect(error).not.toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abonnieren' }))
    await expect(error).toBeVisible()
  },
}
