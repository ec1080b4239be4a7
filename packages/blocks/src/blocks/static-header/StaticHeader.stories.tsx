import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { staticHeader as contract } from './StaticHeader.contract.ts'
import { fixtures } from './StaticHeader.fixtures.ts'
import { StaticHeader } from './StaticHeader.tsx'

const meta = { title: 'Blocks/StaticHeader', component: StaticHeader, parameters: { contract } } satisfies Meta<
  typeof StaticHeader
>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
