import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { homeHeader as contract } from './HomeHeader.contract.ts'
import { fixtures } from './HomeHeader.fixtures.ts'
import { HomeHeader } from './HomeHeader.tsx'
import { withVolume } from './with-volume.fixture.tsx'

const meta = {
  title: 'Blocks/HomeHeader',
  component: HomeHeader,
  decorators: [withVolume],
  parameters: { contract },
} satisfies Meta<typeof HomeHeader>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
