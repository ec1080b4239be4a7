import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { figure as contract } from './Figure.contract.ts'
import { fixtures } from './Figure.fixtures.ts'
import { Figure } from './Figure.tsx'

const meta = {
  title: 'Blocks/Figure/States',
  component: Figure,
  parameters: { contract },
} satisfies Meta<typeof Figure>
export default meta
type Story = StoryObj<typeof meta>

export const Absorption: Story = example(fixtures.absorption)
export const DrawingOnly: Story = example(fixtures.drawingOnly)

/** At 320 px nothing has to be scrolled sideways. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
