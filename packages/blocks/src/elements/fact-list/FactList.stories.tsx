import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactList } from './FactList.tsx'

const meta = {
  title: 'Elements/FactList',
  component: FactList,
  args: {
    facts: [
      { name: 'Size', value: '120 × 60 cm' },
      { name: 'Reaction to fire', value: 'B-s1, d0 (EN 13501-1)' },
    ],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FactList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
