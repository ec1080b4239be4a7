import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { familyGrid as contract } from './FamilyGrid.contract.ts'
import { fixtures } from './FamilyGrid.fixtures.ts'
import { FamilyGrid } from './FamilyGrid.tsx'

const meta = {
  title: 'Blocks/Family grid/States',
  component: FamilyGrid,
  parameters: { contract },
} satisfies Meta<typeof FamilyGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = { ...example(fixtures.overlong), globals: { locale: 'de' } }
