import type { Meta, StoryObj } from '@storybook/react-vite'
import { TemplateDiagram } from './PatternDiagram.fixture.tsx'

/** The kinds of row that patterns consist of, one by one: the place of each tile, and the cell that stays empty. */
const meta = {
  title: 'Product grid/Rows',
  component: TemplateDiagram,
} satisfies Meta<typeof TemplateDiagram>
export default meta
type Story = StoryObj<typeof meta>

export const Large1: Story = { args: { template: 'large-1' } }
export const Large2: Story = { args: { template: 'large-2' } }
export const Large3: Story = { args: { template: 'large-3' } }
export const Large4: Story = { args: { template: 'large-4' } }
export const Large5: Story = { args: { template: 'large-5' } }
export const Large6: Story = { args: { template: 'large-6' } }
export const Small1: Story = { args: { template: 'small-1' } }
export const Small2: Story = { args: { template: 'small-2' } }
export const Small3: Story = { args: { template: 'small-3' } }
