import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { quote as contract } from './Quote.contract.ts'
import { fixtures } from './Quote.fixtures.ts'
import { Quote } from './Quote.tsx'

const meta = { title: 'Blocks/Quote', component: Quote, parameters: { contract } } satisfies Meta<typeof Quote>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
