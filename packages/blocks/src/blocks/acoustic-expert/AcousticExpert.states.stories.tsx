import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import type { FormState } from '../../contract/form-state.ts'
import { acousticExpert as contract } from './AcousticExpert.contract.ts'
import { fixtures } from './AcousticExpert.fixtures.ts'
import { ContactForm } from '../contact-form/ContactForm.tsx'
import { en } from './AcousticExpert.messages.ts'
import { AcousticExpert } from './AcousticExpert.tsx'

const meta = { title: 'Blocks/AcousticExpert/States', component: AcousticExpert, parameters: { contract } } satisfies Meta<
  typeof AcousticExpert
>
export default meta
type Story = StoryObj<typeof meta>

/** The form in the slot, as a page has it. */
const asking = (state?: FormState, defaultOpen = !!state): Story => ({
  args: {
    ...fixtures.complete.en,
    action: undefined,
    hasForm: true,
    defaultOpen,
    children: <ContactForm title="" variant="inline" form={{ name: 'expert', privacyHref: '#privacy', state }} messages={en} />,
  },
})

export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = example(fixtures.overlong)

/** At 320 px nothing has to be scrolled sideways. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The form is folded until one asks. */
export const Closed: Story = asking()
export const Open: Story = asking(undefined, true)
export const Invalid: Story = asking({
  form: 'expert',
  outcome: 'invalid',
  values: { first_name: 'Ines', email: 'ines' },
  invalid: ['email', 'gdpr'],
})
export const Failed: Story = asking({
  form: 'expert',
  outcome: 'failed',
  values: { first_name: 'Ines', email: 'ines@example.com' },
})
export const Sent: Story = asking({ form: 'expert', outcome: 'sent' })
