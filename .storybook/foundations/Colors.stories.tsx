import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrast } from '../../packages/blocks/src/theme/contrast.ts'
import { derivePalette } from '../../packages/blocks/src/theme/create-brand-theme.ts'
import type { Palette } from '../../packages/blocks/src/theme/derive.ts'
import { surfaceRoles, surfaceTokens } from '../../packages/blocks/src/theme/surfaces.ts'
import { vars } from '../../packages/blocks/src/theme/vars.css.ts'
import { themes } from '../themes.ts'
import { BothThemes } from './BothThemes.tsx'
import { TokenName } from './TokenName.tsx'

/** Names of the colours that carry text, as in `--b-surface`. */
const pairs: [of: string, on: string][] = [
  ...surfaceRoles.map((role): [string, string] => {
    const [background, text] = surfaceTokens(role)
    return [text, background]
  }),
  ['on-surface', 'sunken'],
  ['text-muted', 'surface'],
  ['text-muted', 'surface-muted'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-inverse', 'inverse'],
  ['on-inverse', 'inverse-hover'],
  ['on-secondary', 'secondary'],
  ['on-secondary', 'secondary-hover'],
  ['error', 'error-surface'],
  ['success', 'success-surface'],
  ['warning', 'warning-surface'],
  ['on-scrim', 'scrim'],
]

/** The name of a colour of the light tone in inverted parts. */
const invertedName = (name: string, palette: Palette) => {
  if (name === 'surface' || name === 'on-surface') return `${name}-inverse`
  return palette.has(`inverted-${name}`) ? `inverted-${name}` : name
}

function Swatches({ palette, inverted }: { palette: Palette; inverted: boolean }) {
  const hex = (name: string) => palette.get(inverted ? invertedName(name, palette) : name)!.hex
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))', gap: vars.space[4] }}>
      {pairs.map(([of, on]) => (
        <div
          key={of + on}
          style={{
            background: `var(--b-${on})`,
            color: `var(--b-${of})`,
            border: `${vars.border.hair} solid ${vars.color.border}`,
            padding: vars.space[4],
          }}
        >
          <dt>
            <TokenName name={of} /> on <TokenName name={on} />
          </dt>
          <dd>
            {hex(on)}, {contrast(hex(of), hex(on)).toFixed(2)} : 1
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Every pair that carries text, with its contrast (WCAG 2.2 AA asks for 4.5), in two themes. Press a name to copy it. */
const meta = {
  title: 'Foundations/Colors',
  render: (_, { globals }) => (
    <BothThemes globals={globals}>
      {(brand) => <Swatches palette={derivePalette(themes[brand]!)} inverted={globals.tone === 'inverted'} />}
    </BothThemes>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const Inverted: Story = { globals: { tone: 'inverted' } }
export const Wireframe: Story = { globals: { brand: 'wireframe' } }
export const WireframeInverted: Story = { globals: { brand: 'wireframe', tone: 'inverted' } }
