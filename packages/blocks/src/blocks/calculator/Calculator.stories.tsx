import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { calculator as contract } from './Calculator.contract.ts'
import { fixtures } from './Calculator.fixtures.ts'
import { Calculator } from './Calculator.tsx'

const meta = {
  title: 'Blocks/Calculator',
  component: Calculator,
  parameters: { contract },
} satisfies Meta<typeof Calculator>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
