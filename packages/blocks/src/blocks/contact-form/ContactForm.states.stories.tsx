import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example, type Fixture } from '../../contract/fixtures.ts'
import type { ContactFormFields } from '../../generated/props.ts'
import type { FormState, FormTarget } from '../../contract/form-state.ts'
import { contactForm as contract } from './ContactForm.contract.ts'
import { fixtures } from './ContactForm.fixtures.ts'
import { ContactForm } from './ContactForm.tsx'

const meta = {
  title: 'Blocks/ContactForm/States',
  component: ContactForm,
  parameters: { contract },
} satisfies Meta<typeof ContactForm>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = example(fixtures.overlong)

/** One applies for a position, which stands above the form (FORM-44). */
export const Application: Story = {
  ...example(fixtures.complete),
  args: {
    ...fixtures.complete.en,
    title: 'Apply',
    form: { kind: 'application', privacyHref: '#privacy', about: { position: 'Presser & fitter' } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Presser & fitter')).toBeVisible()
    await expect(within(canvasElement).queryByLabelText('Company')).toBeNull()
    await expect(within(canvasElement).getByRole('button', { name: 'Send application' })).toBeVisible()
  },
}

const state = (
  of: Omit<FormState, 'form'>,
  target: FormTarget = {},
  fixture: Fixture<ContactFormFields> = fixtures.complete,
): Story => ({
  ...example(fixture),
  args: {
    ...fixture.en,
    form: { privacyHref: '#privacy', ...target, state: { form: target.kind ?? 'contact', ...of } },
  },
})
const values = { first_name: 'Ines', last_name: 'De Wolf', email: 'ines@example.com', subject: 'How loud is a room of glass?' }

/** Each field that is not accepted has its words, and the first of them has the focus (FORM-41). */
export const Invalid: Story = state({
  outcome: 'invalid',
  values: { first_name: 'Ines', email: 'ines' },
  invalid: ['email', 'gdpr'],
})
/** It cannot be sent twice (FORM-15). */
export const Sending: Story = state({ outcome: 'sending', values })
/** Nothing that was typed is lost (FORM-15). */
export const Failed: Story = state({ outcome: 'failed', values })
/** The thanks stand in place of the form. A robot that fills the hidden field sees them too. */
export const Sent: Story = state({ outcome: 'sent' })
export const InlineSent: Story = state({ outcome: 'sent' }, {}, fixtures.inline)
export const CompactInvalid: Story = state({ outcome: 'invalid', values, invalid: ['company', 'gdpr'] }, {}, fixtures.compact)

/** The topics of a quote are fields (FORM-67). */
export const Quote: Story = {
  ...example(fixtures.complete),
  args: {
    ...fixtures.complete.en,
    title: 'Ask for a quote',
    form: { kind: 'quote', privacyHref: '#privacy', topics: { product: 'Murmel' }, about: { finish: 'Moss' } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Product')).toHaveValue('Murmel')
    await expect(within(canvasElement).getByText('Moss')).toBeVisible()
  },
}
export const QuoteInvalid: Story = state({ outcome: 'invalid', values, invalid: ['quantity', 'place'] }, { kind: 'quote' })

/** Samples need an address and no question (FORM-68). */
export const Samples: Story = {
  ...example(fixtures.complete),
  args: {
    ...fixtures.complete.en,
    title: 'Ask for samples',
    form: { kind: 'samples', privacyHref: '#privacy', topics: { colours: 'Moss, Cobalt' }, about: { product: 'Felt' } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Colours')).toHaveValue('Moss, Cobalt')
    await expect(within(canvasElement).queryByLabelText('Your question')).toBeNull()
  },
}
export const SamplesSent: Story = state(
  { outcome: 'sent' },
  { kind: 'samples', next: { label: 'Common questions', href: '#questions' } },
)

const application = { kind: 'application', about: { position: 'Presser & fitter' } } as const
export const ApplicationInvalid: Story = state({ outcome: 'invalid', values, invalid: ['subject'] }, application)
/** A page cannot bring a file back (FORM-54). */
export const ApplicationAgain: Story = state(
  { outcome: 'invalid', values: { ...values, file: 'cv.pdf' }, invalid: ['email'] },
  application,
)
export const ApplicationSent: Story = state({ outcome: 'sent' }, application)

export const Narrow: Story = {
  ...Invalid,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
