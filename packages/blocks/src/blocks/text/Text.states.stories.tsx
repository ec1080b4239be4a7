import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { example } from '../../contract/fixtures.ts'
import { text as contract } from './Text.contract.ts'
import { fixtures } from './Text.fixtures.ts'
import { Text } from './Text.tsx'

const meta = { title: 'Blocks/Text/States', component: Text, parameters: { contract } } satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Minimal: Story = example(fixtures.minimal)
export const Centered: Story = example(fixtures.centered)
export const Right: Story = example(fixtures.right)
export const Justified: Story = example(fixtures.justified)

/** The page does not scroll sideways at 320 px; a wide table does, in a frame that takes the focus. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const frame = within(canvasElement).getByRole('group', { name: 'Absorption coefficient by octave band' })
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
    frame.focus()
    await expect(frame).toHaveFocus()
  },
}
