import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { awardOverviewTimeline as contract } from './AwardOverviewTimeline.contract.ts'
import { fixtures } from './AwardOverviewTimeline.fixtures.ts'
import { AwardOverviewTimeline } from './AwardOverviewTimeline.tsx'

const meta = {
  title: 'Blocks/AwardOverviewTimeline',
  component: AwardOverviewTimeline,
  parameters: { contract },
} satisfies Meta<typeof AwardOverviewTimeline>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
