import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { jobList as contract } from './JobList.contract.ts'
import { fixtures } from './JobList.fixtures.ts'
import { JobList } from './JobList.tsx'

const meta = {
  title: 'Blocks/JobList',
  component: JobList,
  parameters: { contract },
} satisfies Meta<typeof JobList>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
