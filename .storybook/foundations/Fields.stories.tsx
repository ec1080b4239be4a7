import type { Meta, StoryObj } from '@storybook/react-vite'
import { onSurface } from '../../packages/blocks/src/elements/styles/surface.ts'
import { FormCheck, FormField } from '../../packages/blocks/src/forms/index.ts'
import { createBrandTheme } from '../../packages/blocks/src/theme/create-brand-theme.ts'
import { surfaceRoles } from '../../packages/blocks/src/theme/surfaces.ts'
import { vars } from '../../packages/blocks/src/theme/vars.css.ts'
import { toAttributes } from '../surroundings.ts'
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
      <FormField {...text} name="question" label="Question" multiline />
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
        <section key={brand} {...toAttributes({ ...globals, brand })}>
          <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))' }}>
            {[...surfaceRoles, ...Object.keys(themes[brand]?.surfaces ?? {})].map((name) => (
              <li key={name} className={onSurface('base', '', name)} style={grid} data-surface={name}>
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

/** In every theme and tone, fields, ticks, errors and the focus stand out from the surface behind them (FORM-58). */
export const Fields: Story = {}
