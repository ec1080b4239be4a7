import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from '../../packages/blocks/src/elements/icon/Icon.tsx'
import { vars } from '../../packages/blocks/src/theme/vars.css.ts'

/** Our own icons on the 24 px grid: 2 px stroke, square caps, mitred joins. */
const meta = {
  title: 'Foundations/Icons',
  parameters: { layout: 'padded' },
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[6] }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', gap: vars.space[2], justifyItems: 'center' }}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Icons: Story = {}
/** Icons that point along the reading direction are mirrored. */
export const RightToLeft: Story = { globals: { locale: 'rtl' } }
