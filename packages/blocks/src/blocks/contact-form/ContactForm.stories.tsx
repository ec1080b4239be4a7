import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { withForm } from '../../forms/with-form.fixture.tsx'
import { contactForm as contract } from './ContactForm.contract.ts'
import { fixtures } from './ContactForm.fixtures.ts'
import { ContactForm } from './ContactForm.tsx'

const meta = {
  title: 'Blocks/ContactForm',
  component: ContactForm,
  parameters: { contract },
  decorators: [withForm(async () => {})],
} satisfies Meta<typeof ContactForm>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
export const Inline: StoryObj<typeof meta> = example(fixtures.inline)
export const Compact: StoryObj<typeof meta> = example(fixtures.compact)
