import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrast } from '../../packages/blocks/src/theme/contrast.ts'
import { loden } from '../../packages/blocks/src/theme/loden.ts'
import type { Colors as Palette } from '../../packages/blocks/src/theme/theme.ts'
import { vars } from '../../packages/blocks/src/theme/vars.css.ts'
import { wireframe } from '../../packages/blocks/src/theme/wireframe.ts'

const pairs: [of: keyof Palette, on: keyof Palette][] = [
  ['text', 'surface'],
  ['text', 'surfaceMuted'],
  ['text', 'surfaceSunken'],
  ['textMuted', 'surface'],
  ['textMuted', 'surfaceMuted'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAlt', 'alt'],
  ['onAlt', 'altHover'],
  ['onQuiet', 'quiet'],
  ['onQuiet', 'quietHover'],
  ['error', 'errorSurface'],
  ['success', 'successSurface'],
  ['warning', 'warningSurface'],
  ['onScrim', 'scrim'],
]

function Swatches({ palette }: { palette: Palette }) {
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))', gap: vars.space[4] }}>
      {pairs.map(([of, on]) => (
        <div
          key={of + on}
          style={{
            background: vars.color[on],
            color: vars.color[of],
            border: `${vars.border.hair} solid ${vars.color.border}`,
            padding: vars.space[4],
          }}
        >
          <dt>
            {of} on {on}
          </dt>
          <dd>
            {palette[on]}, {contrast(palette[of], palette[on]).toFixed(2)} : 1
          </dd>
        </div>
      ))}
    </dl>
  )
}

const themes = { loden, wireframe }

/** Every pair that carries text, with its contrast (WCAG 2.2 AA asks for 4.5). */
const meta = {
  title: 'Foundations/Colors',
  parameters: { layout: 'padded' },
  render: (_, { globals }) => {
    const theme = themes[globals.brand as keyof typeof themes]
    return <Swatches palette={globals.tone === 'inverted' ? theme.inverted : theme.values.color} />
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const Inverted: Story = { globals: { tone: 'inverted' } }
export const Wireframe: Story = { globals: { brand: 'wireframe' } }
export const WireframeInverted: Story = { globals: { brand: 'wireframe', tone: 'inverted' } }
