import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { withForm } from '../../forms/with-form.fixture.tsx'
import type { AcousticExpert } from './AcousticExpert.tsx'
import * as states from './AcousticExpert.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/AcousticExpert', tags: ['!autodocs'] } satisfies Meta<typeof AcousticExpert>
export default meta
type Story = StoryObj<typeof meta>

const inEnglish = { ...states.Closed, globals: { locale: 'en' } }

/** Opens the form, fills it in and sends it. */
async function ask(canvasElement: HTMLElement) {
  const page = within(canvasElement)
  await userEvent.click(page.getByText('Ask a question'))
  for (const field of ['First name', 'Last name', 'E-mail address', 'Company', 'State or province', 'Your question'])
    await userEvent.type(page.getByLabelText(field), 'ines@example.com')
  await userEvent.selectOptions(page.getByLabelText('Country'), 'Belgium')
  await userEvent.click(page.getByLabelText(/I agree/))
  await userEvent.click(page.getByRole('button', { name: 'Send question' }))
  return page
}

/** The form is not there until one asks, and closes by its control (FORM-17, FORM-39). */
export const Open: Story = {
  ...inEnglish,
  decorators: [withForm(async () => {})],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByLabelText('First name')).not.toBeVisible()
    await userEvent.click(page.getByText('Ask a question'))
    await expect(page.getByLabelText('First name')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect(page.getByLabelText('First name')).not.toBeVisible()
    await expect(page.getByText('Ask a question').closest('summary')).toHaveFocus()
    await userEvent.click(page.getByText('Ask a question'))
    await userEvent.click(page.getByRole('button', { name: 'Send question' }))
    await expect(page.getByLabelText('First name')).toHaveAccessibleDescription('Enter a name')
  },
}

/** The result of sending, in the expert's own messages (FORM-39). */
export const Sent: Story = {
  ...inEnglish,
  decorators: [withForm(async () => {})],
  play: async ({ canvasElement }) => {
    const page = await ask(canvasElement)
    await waitFor(() => expect(page.getByRole('heading', { name: 'Your request has been sent.' })).toBeVisible())
  },
}
export const Failed: Story = {
  ...inEnglish,
  decorators: [withForm(() => Promise.reject(new Error('500')))],
  play: async ({ canvasElement }) => {
    // The warning is meant (FORM-23).
    const warn = spyOn(console, 'warn').mockReturnValue()
    const page = await ask(canvasElement)
    await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent('Something went wrong. Check the fields'))
    await expect(page.getByLabelText('Company')).toHaveValue('ines@example.com')
    await expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  },
}
