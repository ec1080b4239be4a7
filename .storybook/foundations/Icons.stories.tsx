import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from '../../packages/blocks/src/elements/icon/Icon.tsx'
import { vars } from '../../packages/blocks/src/theme/vars.css.ts'
import { BothThemes } from './BothThemes.tsx'

/** Our own icons on the 24 px grid: 2 px stroke, square caps, mitred joins, in the colour of the text beside them. */
const meta = {
  title: 'Foundations/Icons',
  component: Icon,
  args: { name: 'arrow' },
  render: (_, { globals }) => (
    <BothThemes globals={globals}>
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: vars.space[5] }}>
        {iconNames.map((name) => (
          <li key={name} style={{ display: 'grid', gap: vars.space[2], justifyItems: 'center', fontSize: vars.size.s }}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </BothThemes>
  ),
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Icons: Story = {}
/** Icons that point along the reading direction are mirrored. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
