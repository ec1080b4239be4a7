import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contrast } from '../../packages/blocks/src/theme/contrast.ts'
import * as states from './Fields.stories.tsx'

const meta = { ...states.default, title: 'Tests/Fields', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A colour as the screen shows it, or `undefined` where it is transparent. */
function seen(color: string): string | undefined {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(0, 0, 1, 1).data
  return alpha ? `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}` : undefined
}

/** Lists the parts of a field that do not stand out from their surroundings on one surface: each needs 3 to 1 (WCAG 1.4.11). */
function unseenOn(surface: HTMLElement): string[] {
  const field = seen(getComputedStyle(surface).backgroundColor)!
  const controls = surface.querySelectorAll<HTMLInputElement>(':is(input, textarea, select):enabled')
  return [...controls].flatMap((control) => {
    const { backgroundColor, borderBlockEndColor } = getComputedStyle(control)
    const fill = seen(backgroundColor)
    const edge = seen(borderBlockEndColor)!
    control.focus()
    const { outlineColor } = getComputedStyle(control)
    const isBox = control.type === 'checkbox'
    const found = {
      // An edge lies between the fill and the surface; where these are one, it has to be seen on that.
      edge: Math.max(contrast(edge, field), contrast(edge, fill ?? field)),
      ring: contrast(seen(outlineColor)!, field),
      ...(control.checked && { tick: contrast(seen(getComputedStyle(control, '::after').borderBlockEndColor)!, fill!) }),
      // As empty as what it stands on.
      ...(isBox && !control.checked && { emptiness: fill ? 0 : Infinity }),
    }
    return Object.entries(found).flatMap(([part, ratio]) => (ratio >= 3 ? [] : [`${control.id}: ${part} ${ratio.toFixed(2)}`]))
  })
}

/** In every theme and tone, fields, ticks, errors and the focus stand out from the surface behind them (FORM-58). */
export const Fields: Story = {
  ...states.Fields,
  play: async ({ canvasElement }) => {
    const samples = canvasElement.querySelectorAll('section')
    for (const tone of ['inverted', 'light']) {
      for (const sample of samples) sample.dataset.tone = tone
      const unseen = [...canvasElement.querySelectorAll('li')].flatMap(unseenOn)
      await expect([tone, ...unseen]).toEqual([tone])
    }
  },
}
