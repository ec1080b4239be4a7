import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onSurface } from '../../packages/blocks/src/elements/styles/surface.ts'
import { surfaceRoles, surfaceTokens } from '../../packages/blocks/src/theme/surfaces.ts'
import { vars } from '../../packages/blocks/src/theme/vars.css.ts'
import { themes } from '../themes.ts'
import { BothThemes } from './BothThemes.tsx'
import { TokenName } from './TokenName.tsx'

/** The surfaces of a theme: the five roles, and those that the brand adds, each with its one text colour. */
const meta = {
  title: 'Foundations/Surfaces',
  render: (_, { globals }) => (
    <BothThemes globals={globals}>
      {(brand) => (
        <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))', gap: vars.space[4] }}>
          {[...surfaceRoles, ...Object.keys(themes[brand]?.surfaces ?? {})].map((name) => (
            <li
              key={name}
              className={onSurface('base', '', name)}
              style={{ aspectRatio: '1', padding: vars.space[4] }}
              data-surface={name}
            >
              {name} <TokenName name={surfaceTokens(name)[0]} />
            </li>
          ))}
        </ul>
      )}
    </BothThemes>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Surfaces: Story = {}
export const Wireframe: Story = { globals: { brand: 'wireframe' } }

const field = (name: string) => (
  <div className={onSurface('strong', '', name)} style={{ padding: vars.space[4] }} data-surface={name} data-testid={name}>
    {name}
  </div>
)

/** Brands within brands: each has its own surfaces only, and shows a role in the place of any other. */
export const Nested: Story = {
  render: () => (
    <div data-brand="loden">
      {field('oxblood')}
      <div data-brand="tegel">
        {field('moss')}
        {field('terracotta')}
        <div data-brand="loden">{field('tomato')}</div>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const color = (name: string) => getComputedStyle(canvas.getByTestId(name)).backgroundColor
    await expect(color('oxblood')).toBe('rgb(94, 21, 36)')
    await expect(color('moss')).toBe('rgb(221, 227, 242)')
    await expect(color('terracotta')).toBe('rgb(255, 133, 82)')
    await expect(color('tomato')).toBe('rgb(240, 90, 63)')
  },
}
