import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../packages/blocks/src/elements/button/Button.tsx'
import { onSurface } from '../../packages/blocks/src/elements/styles/surface.ts'
import { surfaceRoles } from '../../packages/blocks/src/theme/surfaces.ts'
import { vars } from '../../packages/blocks/src/theme/vars.css.ts'
import { themes } from '../themes.ts'

const row = { display: 'flex', flexWrap: 'wrap', gap: vars.space[5], padding: vars.space[5] } as const

/** The variants, of which `primary` is the one loud action of a view, and the primary action on every surface of the theme. */
const meta = {
  title: 'Foundations/Buttons',
  render: (_, { globals }) => (
    <>
      <div style={row}>
        <Button href="#primary">Primary</Button>
        <Button href="#secondary" variant="secondary">
          Secondary
        </Button>
        <Button href="#inverse" variant="inverse">
          Inverse
        </Button>
        <Button href="#tab" newTab>
          New tab
        </Button>
        <Button href="#off" disabled>
          Disabled
        </Button>
      </div>
      {[...surfaceRoles, ...Object.keys(themes[String(globals.brand)]?.surfaces ?? {})].map((name) => (
        <div key={name} className={onSurface('base', '', name)} style={row} data-surface={name} data-testid="surface">
          <Button href={`#${name}`}>{name}</Button>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const surface of canvas.getAllByTestId('surface')) {
      const label = surface.querySelector('[data-part="button-label"]')!
      await expect(getComputedStyle(label).backgroundColor).not.toBe(getComputedStyle(surface).backgroundColor)
    }
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const Inverted: Story = { globals: { tone: 'inverted' } }
export const Tegel: Story = { globals: { brand: 'tegel' } }
export const Wireframe: Story = { globals: { brand: 'wireframe' } }

// The page shows the buttons in each theme; these are looked at by themselves.
const tags = ['!autodocs']
/** Under the pointer. */
export const Hovered: Story = {
  tags,
  globals: { state: 'hovered' },
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector('[data-part="button-icon"]')!
    await waitFor(() => expect(getComputedStyle(arrow).translate).not.toMatch(/^(?:none|0px)/))
  },
}
/** By keyboard. */
export const Focused: Story = {
  tags,
  globals: { state: 'focused' },
  play: async ({ canvasElement }) => {
    const outlined = Array.from(canvasElement.querySelectorAll('*')).filter(
      (part) => getComputedStyle(part).outlineStyle !== 'none',
    )
    await expect(outlined).toEqual([...canvasElement.querySelectorAll('a[href]')])
  },
}
export const Pressed: Story = { tags, globals: { state: 'pressed' } }
