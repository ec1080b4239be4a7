import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { embeddedForm as contract } from './EmbeddedForm.contract.ts'
import { fixtures } from './EmbeddedForm.fixtures.ts'
import { EmbeddedForm } from './EmbeddedForm.tsx'
import { Enhanced, hosted } from './hosted.fixture.tsx'

const meta = {
  title: 'Blocks/EmbeddedForm',
  component: EmbeddedForm,
  parameters: { contract },
  render: (args) => <Enhanced {...args} />,
} satisfies Meta<typeof EmbeddedForm>
export default meta

export const Default: StoryObj<typeof meta> = {
  ...example(fixtures.complete),
  args: { ...fixtures.complete.en, hostedForms: hosted },
}
