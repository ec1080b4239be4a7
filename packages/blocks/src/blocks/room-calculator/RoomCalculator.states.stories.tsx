import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { roomCalculator as contract } from './RoomCalculator.contract.ts'
import { fixtures } from './RoomCalculator.fixtures.ts'
import { RoomCalculator } from './RoomCalculator.tsx'

const meta = {
  title: 'Blocks/RoomCalculator/States',
  component: RoomCalculator,
  parameters: { contract },
} satisfies Meta<typeof RoomCalculator>
export default meta
type Story = StoryObj<typeof meta>
/** The answer of the server to a sent form. */
export const Asked: Story = {
  ...example(fixtures.complete),
  args: { ...fixtures.complete.en, query: { length: '8', floor: 'carpet', cover: '80', use: 'studio' } },
}
export const BareOnly: Story = example(fixtures.bareOnly)

/** At 320 px nothing has to be scrolled sideways. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
