import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { acousticUsp as contract } from './AcousticUsp.contract.ts'
import { fixtures } from './AcousticUsp.fixtures.ts'
import { AcousticUsp } from './AcousticUsp.tsx'

const meta = { title: 'Blocks/AcousticUsp', component: AcousticUsp, parameters: { contract } } satisfies Meta<typeof AcousticUsp>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
