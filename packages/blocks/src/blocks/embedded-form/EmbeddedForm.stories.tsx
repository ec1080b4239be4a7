import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { embeddedForm as contract } from './EmbeddedForm.contract.ts'
import { fixtures } from './EmbeddedForm.fixtures.ts'
import { EmbeddedForm } from './EmbeddedForm.tsx'

/** Where no form is configured, the block says how to reach the brand; States show a form. */
const meta = {
  title: 'Blocks/Embedded form',
  component: EmbeddedForm,
  parameters: { contract },
} satisfies Meta<typeof EmbeddedForm>
export default meta

export const Default: StoryObj<typeof meta> = {
  ...example(fixtures.complete),
  args: {
    ...fixtures.complete.en,
    hostedForms: { request: () => ({ about: 'Panel' }), email: 'hello@example.com', phone: '+32 56 00 00 00' },
  },
}
