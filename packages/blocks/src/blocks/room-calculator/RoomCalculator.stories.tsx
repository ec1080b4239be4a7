import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { roomCalculator as contract } from './RoomCalculator.contract.ts'
import { fixtures } from './RoomCalculator.fixtures.ts'
import { RoomCalculator } from './RoomCalculator.tsx'

const meta = {
  title: 'Blocks/RoomCalculator',
  component: RoomCalculator,
  parameters: { contract },
} satisfies Meta<typeof RoomCalculator>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
