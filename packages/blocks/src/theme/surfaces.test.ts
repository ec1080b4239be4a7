import { expect, it } from 'vitest'
import { createBrandTheme } from './create-brand-theme.ts'
import { theme as tegel } from './themes/tegel/index.ts'

const harbour = createBrandTheme({
  name: 'harbour',
  color: { surface: '#ffffff', onSurface: '#10233a', accent: '#ffb703' },
  font: { body: 'serif' },
  surfaces: { tide: { background: '#0f4c5c' }, sun: { background: '#ffb300' } },
})
const dusk = {
  name: 'dusk',
  color: { surface: '#171310', onSurface: '#f3e9dc', accent: '#e0b050' },
  font: { body: 'serif' },
}
/** Properties of the rule with that selector. */
const rule = (css: string, selector: string) => css.split(`${selector} {\n`)[1]?.split('}')[0] ?? ''

it('an element of another brand has none of its surfaces, unless that brand has one of the same name', () => {
  const others = rule(harbour, ":where([data-brand]:not([data-brand='harbour']))")
  for (const property of ['surface-tide', 'on-surface-tide', 'like-accent-tide'])
    expect(others).toContain(`--b-${property}: initial;`)
  // No specificity, so that the rule of the other brand wins in whichever order they come.
  expect(createBrandTheme(tegel)).toContain("[data-brand='tegel'] {\n  --b-surface-aubergine: #1a1446;")
})

it('gives elements of its name a surface of its own, as that surface only, and no element within them', () => {
  expect(rule(harbour, "[data-surface='tide']")).toContain('--b-own-field: var(--b-surface-tide);')
  expect(rule(harbour, '@property --b-own-field')).toContain('inherits: false;')
  expect(createBrandTheme(dusk)).not.toContain('own-field')
})

it('the primary action is seen on what looks like the accent: in the colours of the variant with the most contrast', () => {
  for (const [name, part] of Object.entries({ accent: '100%', sun: '100%', tide: '0%', base: '0%', muted: '0%', inverse: '0%' }))
    expect(harbour).toContain(`--b-like-accent-${name}: ${part};`)
  expect(harbour).toContain('--b-action-on-accent: var(--b-inverse);')
  expect(createBrandTheme(dusk)).toContain('--b-action-on-accent: var(--b-secondary);')
})
