import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { libraryMessages } from '../generated/messages/index.ts'
import { localeOf } from '../i18n/locales.ts'
import { DownloadRequestForm } from './DownloadRequestForm.tsx'
import type { FormState } from '../contract/form-state.ts'
import { withForm } from './with-form.fixture.tsx'
import { withRequests } from './with-requests.fixture.tsx'

const form = { privacyHref: '#privacy' }
const meta = {
  title: 'Forms/DownloadRequestForm',
  component: DownloadRequestForm,
  args: { fileName: 'Project prices', fileId: '1004', form },
  decorators: [withForm(async () => ({ fileUrl: '#unlocked' })), withRequests()],
  render: (args, { globals }) => (
    <main style={{ padding: '1rem', maxInlineSize: '80rem' }}>
      <DownloadRequestForm {...args} messages={libraryMessages[localeOf(globals.locale)].downloadRequestForm} />
    </main>
  ),
} satisfies Meta<typeof DownloadRequestForm>
export default meta
type Story = StoryObj<typeof meta>

const inEnglish = { globals: { locale: 'en' } }
const answered = (form: string, state: Omit<FormState, 'form'>) => ({ privacyHref: '#privacy', state: { form, ...state } })
const send = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Unlock file' }))
async function fill(canvasElement: HTMLElement): Promise<void> {
  await userEvent.type(within(canvasElement).getByLabelText('E-mail address'), 'ines@example.com')
  await userEvent.click(within(canvasElement).getByLabelText(/I agree/))
}

export const Locked: Story = {}
export const FullLocked: Story = { args: { lockedType: 'full_locked' } }
export const PressKit: Story = { args: { isPressKit: true } }

/** Fields that are not right are marked, with one sentence for all of them (FORM-25, FORM-29, FORM-30). */
export const Invalid: Story = {
  ...inEnglish,
  args: { lockedType: 'full_locked' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await send(canvasElement)
    await expect(page.getByLabelText('First name')).toHaveFocus()
    await expect(page.getByRole('alert')).toHaveTextContent('Fill in a valid name, company, country, email address or function')
    await expect(page.getByText('You must agree to the GDPR to download the file')).toBeVisible()
    await userEvent.type(page.getByLabelText('First name'), 'I')
    await expect(page.getByLabelText('First name')).not.toHaveAttribute('aria-invalid')
    await expect(page.getByRole('alert')).toBeVisible()
  },
}

export const Sending: Story = {
  ...inEnglish,
  decorators: [withForm(() => new Promise(() => {}))],
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await send(canvasElement)
    await expect(within(canvasElement).getByRole('button', { name: 'Unlock file' })).toBeDisabled()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Sending')
  },
}

/** The link to the file stands in place of the form (DL-17). */
export const Unlocked: Story = {
  ...inEnglish,
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await send(canvasElement)
    const link = await within(canvasElement).findByRole('link', { name: 'Download Project prices' })
    await waitFor(() => expect(link).toHaveAttribute('href', '#unlocked'))
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
  },
}

/** It was unlocked before: no form (DL-20). */
export const UnlockedBefore: Story = {
  ...inEnglish,
  decorators: [withRequests({ addressOf: () => '#before' })],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Download Project prices' })
    await expect(link).toHaveAttribute('href', '#before')
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
  },
}

/** The address comes later (FORM-38). */
export const Received: Story = {
  args: { form: answered('download', { outcome: 'sent' }) },
}

/** A failure is said, and what was typed stays (FORM-33). */
export const Failed: Story = {
  ...inEnglish,
  decorators: [withForm(() => Promise.reject(new Error('500')))],
  play: async ({ canvasElement }) => {
    // The warning is meant (FORM-33).
    const warn = spyOn(console, 'warn').mockReturnValue()
    const page = within(canvasElement)
    await fill(canvasElement)
    await send(canvasElement)
    await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent('Something went wrong with your request'))
    await expect(page.getByLabelText('E-mail address')).toHaveValue('ines@example.com')
    await expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  },
}

/** As the server answers a form that was sent without JavaScript (FORM-41). */
export const AnsweredInvalid: Story = {
  args: { form: answered('download', { outcome: 'invalid', values: { email: 'ines' }, invalid: ['email', 'gdpr'] }) },
}
export const AnsweredFailed: Story = {
  args: { form: answered('download', { outcome: 'failed', values: { email: 'ines@example.com', gdpr: 'on' } }) },
}
export const AnsweredUnlocked: Story = {
  args: { form: answered('download', { outcome: 'sent', fileUrl: '#unlocked' }) },
}

export const Narrow: Story = {
  args: {
    fileName: 'Schallabsorptionsgradmessverfahrensbeschreibung für Mehrzweckveranstaltungshallen',
    lockedType: 'full_locked',
  },
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
