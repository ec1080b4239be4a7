import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { officeList as contract } from './OfficeList.contract.ts'
import { fixtures } from './OfficeList.fixtures.ts'
import { OfficeList } from './OfficeList.tsx'

const meta = {
  title: 'Blocks/OfficeList',
  component: OfficeList,
  parameters: { contract },
} satisfies Meta<typeof OfficeList>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
