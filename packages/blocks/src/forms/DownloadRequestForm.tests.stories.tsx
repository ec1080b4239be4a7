import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import type { DownloadRequestForm } from './DownloadRequestForm.tsx'
import { withForm } from './with-form.fixture.tsx'
import * as states from './DownloadRequestForm.stories.tsx'

const meta = { ...states.default, title: 'Tests/DownloadRequestForm', tags: ['!autodocs'] } satisfies Meta<
  typeof DownloadRequestForm
>
export default meta
type Story = StoryObj<typeof meta>

const inEnglish = { globals: { locale: 'en' } }
const send = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Unlock file' }))
async function fill(canvasElement: HTMLElement): Promise<void> {
  await userEvent.type(within(canvasElement).getByLabelText('E-mail address'), 'ines@example.com')
  await userEvent.click(within(canvasElement).getByLabelText(/I agree/))
}

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

/** A failure shows an alert, and the typed text stays (FORM-33). */
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
