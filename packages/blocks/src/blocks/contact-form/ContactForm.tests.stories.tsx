import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { withForm } from '../../forms/with-form.fixture.tsx'
import { fixtures } from './ContactForm.fixtures.ts'
import type { ContactForm } from './ContactForm.tsx'
import { Application } from './ContactForm.states.stories.tsx'
import * as states from './ContactForm.states.stories.tsx'

const meta = { ...states.default, title: 'Tests/ContactForm', tags: ['!autodocs'] } satisfies Meta<typeof ContactForm>
export default meta
type Story = StoryObj<typeof meta>

const typed = {
  'First name': 'Ines',
  'Last name': 'De Wolf',
  'E-mail address': 'ines@example.com',
  Company: 'Glass',
  'State or province': 'Zeeland',
  'Your question': 'How loud is a room of glass?',
}
async function fill(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement)
  for (const [name, text] of Object.entries(typed)) await userEvent.type(page.getByLabelText(name), text)
  await userEvent.selectOptions(page.getByLabelText('Country'), 'Belgium')
  await userEvent.click(page.getByLabelText(/I agree/))
}
const send = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Send question' }))
const inEnglish = { ...example(fixtures.complete), globals: { locale: 'en' } }

/** On submit every message shows, and the first field has the focus (FORM-11, FORM-13, FORM-14). */
export const Invalid: Story = {
  ...inEnglish,
  decorators: [withForm(async () => {})],
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    const page = within(canvasElement)
    await expect(page.getByLabelText('First name')).toHaveFocus()
    await expect(page.getByLabelText('First name')).toHaveAccessibleDescription('Enter a name')
    await expect(page.getByText('Please agree with our conditions')).toBeVisible()
    await userEvent.type(page.getByLabelText('First name'), 'I')
    await expect(page.getByLabelText('First name')).not.toHaveAttribute('aria-invalid')
  },
}

/** A field is judged when one leaves it, and not before (FORM-11, FORM-12). */
export const AfterChange: Story = {
  ...inEnglish,
  decorators: [withForm(async () => {})],
  play: async ({ canvasElement }) => {
    const mail = within(canvasElement).getByLabelText('E-mail address')
    await userEvent.type(mail, 'ines')
    await expect(mail).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(mail).toHaveAttribute('aria-invalid', 'true')
    await expect(within(canvasElement).getByText('Enter an address such as name@studio.example')).toBeVisible()
    await expect(within(canvasElement).getByLabelText('Company')).not.toHaveAttribute('aria-invalid')
  },
}

/** While the form is sent, its button is disabled and its status announces it (FORM-15). */
export const Sending: Story = {
  ...inEnglish,
  decorators: [withForm(() => new Promise(() => {}))],
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await send(canvasElement)
    await expect(within(canvasElement).getByRole('button', { name: 'Send question' })).toBeDisabled()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Sending')
  },
}

/** The thanks stand in place of the form and have the focus (FORM-15, FORM-21). */
export const Sent: Story = {
  ...inEnglish,
  decorators: [withForm(async () => {})],
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await send(canvasElement)
    const title = within(canvasElement).getByRole('heading', { name: 'Thank you for reaching out!' })
    await waitFor(() => expect(title).toBeVisible())
    await expect(document.activeElement).toContainElement(title)
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
  },
}

/** A failure shows an alert, and nothing that was typed is lost (FORM-15, FORM-23). */
export const Failed: Story = {
  ...inEnglish,
  decorators: [withForm(() => Promise.reject(new Error('500')))],
  play: async ({ canvasElement }) => {
    // The warning is meant (FORM-23).
    const warn = spyOn(console, 'warn').mockReturnValue()
    await fill(canvasElement)
    await send(canvasElement)
    const page = within(canvasElement)
    await waitFor(() => expect(page.getByRole('alert')).toBeVisible())
    await expect(page.getByRole('alert')).toHaveTextContent('Something went wrong with your request')
    await expect(page.getByLabelText('Your question')).toHaveValue('How loud is a room of glass?')
    await expect(page.getByRole('button', { name: 'Send question' })).toHaveFocus()
    await expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  },
}

/** The panel closes by its control (FORM-17). */
export const Closed: Story = {
  ...example(fixtures.inline),
  globals: { locale: 'en' },
  decorators: [withForm(async () => {})],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }))
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** A file is judged as soon as it is chosen, and named by the browser (FORM-49). */
export const ApplicationFile: Story = {
  ...Application,
  decorators: [
    withForm(
      async () => {},
      (values) => (values.file instanceof File && values.file.type !== 'application/pdf' ? ['file'] : []),
    ),
  ],
  play: async ({ canvasElement }) => {
    const file = within(canvasElement).getByLabelText(/^Portfolio or CV as a file/)
    await userEvent.upload(file, new File(['x'], 'work.png', { type: 'image/png' }), { applyAccept: false })
    await expect(file).toHaveAccessibleDescription('Choose a PDF of at most 5 MB')
    await userEvent.upload(file, new File(['x'], 'work.pdf', { type: 'application/pdf' }))
    await expect(file).not.toHaveAttribute('aria-invalid')
  },
}
