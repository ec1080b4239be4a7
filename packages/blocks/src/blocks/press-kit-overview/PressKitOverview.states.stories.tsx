import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { pressKitOverview as contract } from './PressKitOverview.contract.ts'
import { fixtures } from './PressKitOverview.fixtures.ts'
import { PressKitOverview } from './PressKitOverview.tsx'

const meta = {
  title: 'Blocks/PressKitOverview/States',
  component: PressKitOverview,
  parameters: { contract },
} satisfies Meta<typeof PressKitOverview>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Overlong: Story = example(fixtures.overlong)

export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
