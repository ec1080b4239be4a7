import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { text as contract } from './Text.contract.ts'
import { fixtures } from './Text.fixtures.ts'
import { Text } from './Text.tsx'

const meta = { title: 'Blocks/Text', component: Text, parameters: { contract } } satisfies Meta<typeof Text>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
