import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { familyGrid as contract } from './FamilyGrid.contract.ts'
import { fixtures } from './FamilyGrid.fixtures.ts'
import { FamilyGrid } from './FamilyGrid.tsx'

const meta = {
  title: 'Blocks/FamilyGrid',
  component: FamilyGrid,
  parameters: { contract },
} satisfies Meta<typeof FamilyGrid>
export default meta

export const Default: StoryObj<typeof meta> = example(fixtures.complete)
