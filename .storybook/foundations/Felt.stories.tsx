import type { Meta, StoryObj } from '@storybook/react-vite'
import { felt } from '../../packages/blocks/src/elements/felt.css.ts'
import { feltLot } from '../../packages/blocks/src/elements/felt.ts'
import { feltLots } from '../../packages/blocks/src/theme/felt.ts'
import { vars } from '../../packages/blocks/src/theme/vars.css.ts'

/** The dye lots, each with the one text colour it allows. */
const meta = {
  title: 'Foundations/Felt',
  parameters: { layout: 'padded' },
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))', gap: vars.space[4] }}>
      {feltLots.map((lot) => (
        <li key={lot} className={felt} style={{ ...feltLot(lot, lot), aspectRatio: '1', padding: vars.space[4] }}>
          {lot}
        </li>
      ))}
    </ul>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Lots: Story = {}
export const Wireframe: Story = { globals: { brand: 'wireframe' } }
