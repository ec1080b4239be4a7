import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { pressKitOverview as contract } from './PressKitOverview.contract.ts'
import { fixtures } from './PressKitOverview.fixtures.ts'
import { PressKitOverview } from './PressKitOverview.tsx'

const meta = { title: 'Blocks/PressKitOverview', component: PressKitOverview, parameters: { contract } } satisfies Meta<
  typeof PressKitOverview
>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
