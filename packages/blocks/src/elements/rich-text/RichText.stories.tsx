import type { Meta, StoryObj } from '@storybook/react-vite'
import { RichText } from './RichText.tsx'

const meta = {
  title: 'Elements/RichText',
  component: RichText,
  args: {
    html: '<h2>Care</h2><p>Felt needs <a href="#care">little care</a>.</p><ul><li>Vacuum it once a year.</li><li>Blot spills at once.</li></ul><blockquote><p>It hears everything and repeats nothing.</p></blockquote>',
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const bands = ['125', '250', '500', '1000', '2000', '4000']
const toRow = (name: string, cells: readonly string[], tag = 'td') =>
  `<tr><th>${name}</th>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

/** A wide table scrolls in a frame, by keyboard too. */
export const WideTable: Story = {
  args: { html: `<table>${toRow('Hz', bands, 'th')}${toRow('Panel', ['0.34', '0.62', '0.88', '0.97', '0.95', '0.92'])}</table>` },
  globals: { viewport: { value: 'narrow' } },
}
