import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { libraryMessages } from '../generated/messages/index.ts'
import { toLocale } from '../i18n/locales.ts'
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
      <DownloadRequestForm {...args} messages={libraryMessages[toLocale(globals.locale)].downloadRequestForm} />
    </main>
  ),
} satisfies Meta<typeof DownloadRequestForm>
export default meta
type Story = StoryObj<typeof meta>

const answered = (form: string, state: Omit<FormState, 'form'>) => ({ privacyHref: '#privacy', state: { form, ...state } })

export const Locked: Story = {}
export const FullLocked: Story = { args: { lockedType: 'full_locked' } }
export const PressKit: Story = { args: { isPressKit: true } }

/** It was unlocked before: the link stands in place of the form at once, and looks as one unlocked now (DL-20). */
export const UnlockedBefore: Story = {
  tags: ['same-look'],
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

const values = { email: 'ines@example.com', gdpr: 'on' }
/** Fields that are not accepted are marked, with one sentence for all of them (FORM-41). */
export const Invalid: Story = {
  args: { form: answered('download', { outcome: 'invalid', values: { email: 'ines' }, invalid: ['email', 'gdpr'] }) },
}
/** Nothing is unlocked without consent. */
export const WithoutConsent: Story = { args: { form: answered('download', { outcome: 'invalid', values, invalid: ['gdpr'] }) } }
export const Sending: Story = { args: { form: answered('download', { outcome: 'sending', values }) } }
export const Failed: Story = { args: { form: answered('download', { outcome: 'failed', values }) } }
/** The link to the file stands in place of the form. */
export const Unlocked: Story = {
  args: { form: answered('download', { outcome: 'sent', fileUrl: '#unlocked' }) },
}

export const Narrow: Story = {
  args: {
    fileName: 'Schallabsorptionsgradmessverfahrensbeschreibung für Mehrzweckveranstaltungshallen',
    lockedType: 'full_locked',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
