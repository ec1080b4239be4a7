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

const wide = { viewport: { value: 'desktop' } }

/** On large pages the text stands in the right half of the page, its headings beside it in the left. */
export const Columns: Story = {
  ...example({
    en: { bodyHtml: '<h2>A heading that is taller than its text</h2><p>One line.</p><h2>Next</h2><p>Another.</p>' },
  }),
  globals: wide,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = canvas.getAllByRole('heading').map((heading) => heading.getBoundingClientRect())
    const [line, other] = ['One line.', 'Another.'].map((text) => canvas.getByText(text).getBoundingClientRect())
    await expect(line!.left).toBeGreaterThan(window.innerWidth / 2)
    await expect(first!.right).toBeLessThan(line!.left)
    await expect(Math.abs(first!.top - line!.top)).toBeLessThan(2)
    await expect(second!.top).toBeGreaterThan(first!.bottom)
    await expect(Math.abs(second!.top - other!.top)).toBeLessThan(2)
  },
}

/** A heading alone is a large statement. */
export const Statement: Story = {
  ...example({ en: { bodyHtml: '<h2>Rooms got louder. <em>Felt listens.</em></h2>' } }),
  globals: wide,
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading')
    await expect(parseFloat(getComputedStyle(heading).fontSize)).toBeGreaterThan(60)
    const soft = getComputedStyle(heading.querySelector('em')!)
    await expect(parseInt(soft.fontWeight)).toBeLessThan(parseInt(getComputedStyle(heading).fontWeight))
  },
}

/** The page does not scroll sideways at 320 px; a wide table does, in a frame that takes the focus. */
export const Narrow: Story = {
  ...example(fixtures.overlong),
  globals: { viewport: { value: 'narrow' } },
}
