import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { surfaceClass } from '../../packages/blocks/src/elements/styles/surface.css.ts'
import { surfaceStyle } from '../../packages/blocks/src/elements/styles/surface.ts'
import { FormCheck, FormField } from '../../packages/blocks/src/forms/index.ts'
import { contrast } from '../../packages/blocks/src/theme/contrast.ts'
import { createBrandTheme } from '../../packages/blocks/src/theme/create-brand-theme.ts'
import { surfaceRoles } from '../../packages/blocks/src/theme/surfaces.ts'
import { vars } from '../../packages/blocks/src/theme/vars.css.ts'
import { attributesOf } from '../surroundings.ts'
import { themes } from '../themes.ts'

/** A dark brand of the fewest values: all other colours follow from these. */
const dark = createBrandTheme({
  name: 'dark',
  color: { surface: '#17120f', onSurface: '#f2e9df', accent: '#e0a458' },
  font: { body: 'Georgia, serif' },
})
const brands = ['dark', ...Object.keys(themes)]

const state = { form: 'fields', outcome: 'invalid' } as const

interface SamplesProps {
  prefix: string
  invalid?: boolean
}
/** One field of each kind. */
function Samples({ prefix, invalid = false }: SamplesProps) {
  // The first of them would take the focus.
  const names = invalid ? ['none', 'name', 'question', 'country', 'gdpr'] : []
  const shared = { prefix, state: { ...state, invalid: names } }
  const text = { ...shared, maxLength: 200, error: 'Enter a name' }
  return (
    <>
      <FormField {...text} name="name" label="Name" optional="optional" />
      <FormField {...text} name="question" label="Question" long />
      <FormField {...text} name="country" label="Country" options={[{ value: 'Belgium', label: 'Belgium' }]} />
      <FormCheck {...shared} name="gdpr" error="Agree first">
        I agree
      </FormCheck>
    </>
  )
}

const grid = { display: 'grid', alignContent: 'start', gap: vars.space[4], padding: vars.space[4], minInlineSize: 0, border: 0 }

/** The fields of forms on every surface of every theme: as they are, ticked, wrong, and disabled. */
const meta = {
  title: 'Foundations/Fields',
  render: (_, { globals }) => (
    <main>
      {/* Its rule for the whole page would reach beyond this sample. */}
      <style>{dark.replaceAll(':where(:root), ', '')}</style>
      {brands.map((brand) => (
        <section key={brand} {...attributesOf({ ...globals, brand })}>
          <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))' }}>
            {[...surfaceRoles, ...Object.keys(themes[brand]?.surfaces ?? {})].map((name) => (
              <li key={name} className={surfaceClass} style={{ ...surfaceStyle(name, 'base'), ...grid }}>
                <h2>{`${brand}, ${name}`}</h2>
                <Samples prefix={`${brand}-${name}-empty`} />
                <FormCheck prefix={`${brand}-${name}`} name="ticked" state={{ ...state, values: { ticked: 'on' } }}>
                  Ticked
                </FormCheck>
                <Samples prefix={`${brand}-${name}-invalid`} invalid />
                <fieldset disabled style={{ ...grid, padding: 0 }}>
                  <Samples prefix={`${brand}-${name}-disabled`} />
                </fieldset>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  ),
} satisfies Meta
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

/** Lists the parts of a field that cannot be told from their surroundings on one surface: each needs 3 to 1 (WCAG 1.4.11). */
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

/** In every theme and tone, what is a field, ticked, wrong and focused can be told from the surface behind it (FORM-58). */
export const Fields: Story = {
  play: async ({ canvasElement }) => {
    const samples = canvasElement.querySelectorAll('section')
    for (const tone of ['inverted', 'light']) {
      for (const sample of samples) sample.dataset.tone = tone
      const unseen = [...canvasElement.querySelectorAll('li')].flatMap(unseenOn)
      await expect([tone, ...unseen]).toEqual([tone])
    }
  },
}
