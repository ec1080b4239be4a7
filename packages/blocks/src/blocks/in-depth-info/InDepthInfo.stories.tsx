import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { inDepthInfo as contract } from './InDepthInfo.contract.ts'
import { fixtures } from './InDepthInfo.fixtures.ts'
import { InDepthInfo } from './InDepthInfo.tsx'

const meta = { title: 'Blocks/InDepthInfo', component: InDepthInfo, parameters: { contract } } satisfies Meta<typeof InDepthInfo>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
