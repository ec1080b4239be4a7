import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { info as contract } from './Info.contract.ts'
import { fixtures } from './Info.fixtures.ts'
import { Info } from './Info.tsx'

const meta = { title: 'Blocks/Info', component: Info, parameters: { contract } } satisfies Meta<typeof Info>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
