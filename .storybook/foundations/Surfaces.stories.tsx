import type { Meta, StoryObj } from '@storybook/react-vite'
import { surfaceClass } from '../../packages/blocks/src/elements/surface.css.ts'
import { surfaceStyle } from '../../packages/blocks/src/elements/surface.ts'
import { surfaceRoles } from '../../packages/blocks/src/theme/surfaces.ts'
import { vars } from '../../packages/blocks/src/theme/vars.css.ts'
import { themes } from '../themes.ts'

/** The surfaces of a theme: the five roles, and those that the brand adds, each with its one text colour. */
const meta = {
  title: 'Foundations/Surfaces',
  parameters: { layout: 'padded' },
  render: (_, { globals }) => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))', gap: vars.space[4] }}>
      {[...surfaceRoles, ...Object.keys(themes[String(globals.brand)]?.surfaces ?? {})].map((name) => (
        <li
          key={name}
          className={surfaceClass}
          style={{ ...surfaceStyle(name, 'base'), aspectRatio: '1', padding: vars.space[4] }}
        >
          {name}
        </li>
      ))}
    </ul>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Surfaces: Story = {}
export const Tegel: Story = { globals: { brand: 'tegel' } }
export const Wireframe: Story = { globals: { brand: 'wireframe' } }
