import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckField, TextField } from './fields.tsx'

/** Fields for forms of your own, as the forms of the library have them. */
const meta = {
  title: 'Forms/FormField',
  component: TextField,
  subcomponents: { FormCheck: CheckField },
  args: { name: 'company', prefix: 'example', label: 'Company', maxLength: 80, error: 'Enter the name of the company' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Optional: Story = { args: { optional: 'optional' } }
export const Multiline: Story = { args: { label: 'Your question', multiline: true, maxLength: 2_000 } }
export const Choice: Story = {
  args: {
    label: 'Country',
    placeholder: 'Choose a country',
    options: ['Belgium', 'Italy'].map((value) => ({ value, label: value })),
  },
}
export const Invalid: Story = { args: { state: { form: 'example', outcome: 'invalid', invalid: ['company'] } } }
export const Check: Story = {
  render: ({ name, prefix }) => (
    <CheckField name={name} prefix={prefix} error="Agree to this">
      I agree to the <a href="#privacy">privacy policy</a>
    </CheckField>
  ),
}
