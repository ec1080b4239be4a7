import type { Meta, StoryObj } from '@storybook/react-vite'
import { example } from '../../contract/fixtures.ts'
import { products } from '../../product-grid/ProductGrid.fixtures.ts'
import { familyGrid as contract } from './FamilyGrid.contract.ts'
import { fixtures } from './FamilyGrid.fixtures.ts'
import { FamilyGrid } from './FamilyGrid.tsx'

const meta = {
  title: 'Blocks/FamilyGrid/States',
  component: FamilyGrid,
  parameters: { contract },
} satisfies Meta<typeof FamilyGrid>
export default meta
type Story = StoryObj<typeof meta>

/** One family without a picture. */
export const Minimal: Story = example(fixtures.minimal)
export const One: Story = { args: { ...fixtures.complete.en, families: products(1) } }
export const HeroOnly: Story = { args: { ...fixtures.complete.en, families: products(0, 1) } }
/** Without families there is nothing to show, not even the title. */
export const Empty: Story = { args: { ...fixtures.complete.en, families: [] } }
export const Overlong: Story = example(fixtures.overlong)
