import type { GlobalStyleRule } from '@vanilla-extract/css'
import { field as fieldStyle } from '../elements/styles/field.ts'
import { elementGlobal, elementStyle } from '../theme/layered.ts'
import { surfaceClass } from '../elements/styles/surface.css.ts'
import { label as labelType, step } from '../elements/styles/type.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/vars.css.ts'

export const container = elementStyle({ containerType: 'inline-size' })
/** Wide enough for the button beside what is to be agreed to. */
const wide = '(min-width: 40rem)'
/** Wide enough for two fields beside each other. */
const pair = '(min-width: 26rem)'
/** Wide enough for an address and the button beside it. */
const row = '(min-width: 24rem)'

export const form = elementStyle({
  display: 'grid',
  gap: vars.space[5],
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
elementGlobal(`${form} > *`, { '@container': { [wide]: { gridColumn: '1 / -1' } } })

/** Two fields beside each other, as far as their words have room. */
export const fields = elementStyle({
  display: 'grid',
  gap: `0.8rem ${vars.space[4]}`,
  alignItems: 'start',
  '@container': { [pair]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** Three beside each other from l. */
export const compact = elementStyle({ '@media': { [from.l]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } } })

export const field = elementStyle({
  display: 'grid',
  gap: '0.4rem',
  minInlineSize: 0,
  '@container': { [pair]: { gridColumn: '1 / -1' } },
})
export const half = elementStyle({ '@container': { [pair]: { gridColumn: 'auto' } } })
elementGlobal(`${compact} > ${field}:not(:last-child)`, { '@media': { [from.l]: { gridColumn: 'span 2' } } })

export const label = elementStyle({ fontSize: vars.size.s, ...labelType, lineHeight: 1.3 })

/** Required fields have a star. Screen readers skip it, since they know the fields by `required`. */
export const required = elementStyle({ selectors: { '&::after': { content: ['" *"', '" *" / ""'] } } })
export const optional = elementStyle({ color: vars.color.textMuted, fontWeight: 'normal' })
export const note = elementStyle({ color: vars.color.textMuted, fontSize: vars.size.s })

const wrong = '&[aria-invalid="true"]'
export const control = elementStyle({
  ...fieldStyle,
  paddingBlock: vars.space[3],
  appearance: 'none',
  color: vars.color.onSurface,
  outlineOffset: 0,
  selectors: {
    '&:hover': { background: vars.color.sunken },
    // The rule is twice as thick, for those who do not see its colour.
    [wrong]: {
      borderBlockEndWidth: `calc(2 * ${vars.border.rule})`,
      background: vars.color.errorSurface,
      borderColor: vars.color.error,
    },
  },
  '@media': { '(forced-colors: active)': { border: `${vars.border.hair} solid` } },
})
export const area = elementStyle({ minBlockSize: '8.5rem', resize: 'vertical', lineHeight: 1.4 })

/** As high as a line of text, with the browser's own button. */
export const file = elementStyle({
  paddingBlock: vars.space[2],
  selectors: {
    '&::file-selector-button': {
      minBlockSize: vars.target.min,
      marginInlineEnd: vars.space[3],
      paddingInline: vars.space[4],
      border: `${vars.border.rule} solid ${vars.color.borderStrong}`,
      borderRadius: vars.radius.control,
      background: vars.color.surface,
      color: vars.color.onSurface,
      font: 'inherit',
      cursor: 'pointer',
    },
  },
})

/** The arrow of a list stands above it: a picture in the background could not take the colour of the text. */
export const select = elementStyle({ position: 'relative', display: 'grid' })
elementGlobal(`${select} > select`, { paddingInlineEnd: vars.space[7] })
elementGlobal(`${select} > svg`, {
  color: vars.color.onSurface,
  position: 'absolute',
  insetInlineEnd: '0.875rem',
  insetBlockStart: `calc((${vars.target.field} - 1.5rem) / 2)`,
  pointerEvents: 'none',
})

export const error = elementStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.4rem',
  color: vars.color.error,
  fontSize: vars.size.xs,
  lineHeight: 1.35,
  ...labelType,
})
elementGlobal(`${error} > svg`, { flex: 'none', inlineSize: '1.125rem', blockSize: '1.125rem' })

export const checks = elementStyle({ display: 'grid', gap: vars.space[4] })
elementGlobal(`${form} > ${checks}`, { '@container': { [wide]: { gridColumn: 1 } } })
export const check = elementStyle({ display: 'grid', gap: '0.4rem' })
export const checkRow = elementStyle({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
  fontSize: vars.size.s,
  lineHeight: 1.4,
})
export const box = elementStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  margin: 0,
  border: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  borderRadius: `calc(${vars.radius.control} / 3)`,
  appearance: 'none',
  // Whatever it stands on: one that is not ticked is as empty as that.
  background: 'transparent',
  selectors: {
    '&:checked': { background: vars.color.accent },
    '&:checked::after': {
      content: '',
      color: vars.color.onAccent,
      inlineSize: '0.85rem',
      blockSize: '0.42rem',
      border: 'solid',
      borderWidth: '0 0 3px 3px',
      transform: 'translateY(-2px) rotate(-45deg)',
    },
    [wrong]: { borderWidth: `calc(2 * ${vars.border.rule})`, borderColor: vars.color.error },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
elementGlobal(`:is(${control}, ${box}):disabled`, { opacity: 0.6 })
export const checkLabel = elementStyle({ paddingBlockStart: '0.15rem' })
elementGlobal(`${checkLabel} a`, { textUnderlineOffset: '0.22em' })

/** On a coloured field, what stands on it takes its colours; words about what is wrong stand on a field of their own. */
elementGlobal(`${surfaceClass} :is(${form}, ${field}, ${check})`, {
  vars: { [vars.color.textMuted]: 'currentcolor', [vars.color.borderStrong]: 'currentcolor' },
})
elementGlobal(`${surfaceClass} ${box}`, { borderColor: 'currentcolor' })
elementGlobal(`${surfaceClass} ${error}`, { padding: vars.space[2], background: vars.color.errorSurface })

/** Words about the whole form: a failure above the button. */
export const failure = elementStyle({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'flex-start',
  padding: vars.space[4],
  borderInlineStart: `${vars.space[2]} solid ${vars.color.error}`,
  background: vars.color.errorSurface,
  color: vars.color.error,
  fontSize: vars.size.s,
  ...labelType,
})
export const submit = elementStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] })
/** At the end of the line, with the words beside the button before it. */
elementGlobal(`${form} > ${submit}`, {
  '@container': { [wide]: { gridColumn: 2, flexDirection: 'row-reverse', alignSelf: 'start' } },
})
export const sending = elementStyle({ color: vars.color.textMuted, fontSize: vars.size.s })

export const success = elementStyle({
  display: 'grid',
  gap: vars.space[4],
  outline: 'none',
})
/** A coloured field: what is first at its top, what is last at its foot. In place of a form it leaves as much to see as was there. */
export const panel = elementStyle({
  alignContent: 'space-between',
  minBlockSize: '20rem',
  padding: `clamp(${vars.space[5]}, 3vw, ${vars.space[7]})`,
  borderRadius: vars.radius.card,
})
export const successTitle = elementStyle(step(2))
export const successText = elementStyle(step('lead'))

/** One field and the button as one piece, where there is room: below the label, and above what is wrong. */
export const line = elementStyle({
  '@container': { [row]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0.4rem 0' } },
})
const inLine = (selector: string, rule: GlobalStyleRule) =>
  elementGlobal(`${line} ${selector}`, { '@container': { [row]: rule } })
inLine(`:is(${fields}, ${field})`, { gridArea: '1 / 1 / span 3 / -1', gridTemplate: 'subgrid / subgrid', gap: 'inherit' })
inLine(`:is(${label}, ${field} > ${error})`, { gridColumn: '1 / -1' })
inLine(`> ${submit}`, { gridArea: '2 / 2', gap: 0, placeItems: 'stretch', alignSelf: 'stretch' })
inLine(`> :is(${checks}, ${failure})`, { gridColumn: '1 / -1', marginBlockStart: vars.space[4] })
inLine(`${control}:not([aria-invalid])`, {
  border: `${vars.border.rule} solid`,
  borderInlineEnd: 0,
  background: 'transparent',
  color: 'inherit',
})
inLine(sending, { position: 'absolute', clipPath: 'inset(50%)' })
elementGlobal(`${line} ${control}::placeholder`, { color: vars.color.textMuted, opacity: 1 })
/** Hides the consent until there is something to send. Without JavaScript or `:has()` it is always shown. */
elementGlobal(`${line}:not(:has(${control}:not(:placeholder-shown), :checked, [aria-invalid])) > ${checks}`, {
  '@media': { '(scripting: enabled)': { display: 'none' } },
})

/** The line of the newsletter as the one thing of a field, in large letters. */
export const newsletter = elementStyle({
  paddingInline: vars.grid.margin,
  paddingBlock: `calc(${vars.space.section} / 2)`,
})
elementGlobal(`${newsletter} ${form}`, { maxInlineSize: '60rem' })
elementGlobal(`${newsletter} ${control}`, { minBlockSize: `calc(${vars.target.field} * 1.5)`, fontSize: vars.size[3] })

/** Request of a file: its text stands beside the form from l, above it otherwise. */
export const request = elementStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[6]} ${vars.grid.gutter}`,
  alignItems: 'start',
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
})
export const requestHead = elementStyle({ display: 'grid', gap: vars.space[4], minInlineSize: 0, overflowWrap: 'anywhere' })
export const ready = elementStyle({ display: 'grid', gap: vars.space[5], justifyItems: 'start' })
