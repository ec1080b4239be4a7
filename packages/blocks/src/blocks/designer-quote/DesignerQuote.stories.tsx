import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { designerQuote as contract } from './DesignerQuote.contract.ts'
import { fixtures } from './DesignerQuote.fixtures.ts'
import { DesignerQuote } from './DesignerQuote.tsx'

const meta = {
  title: 'Blocks/DesignerQuote',
  component: DesignerQuote,
  parameters: { contract },
} satisfies Meta<typeof DesignerQuote>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
