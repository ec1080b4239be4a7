import * as disclosure from '../../elements/styles/disclosure.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const filter = blockStyle({
  borderBlock: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  '@media': { print: { display: 'none' } },
})

/** Only small screens fold the groups away. */
export const fold = blockStyle({ '@media': { [from.l]: { display: 'none' } } })
export const summary = blockStyle({
  ...label,
  ...disclosure.summary,
  alignItems: 'center',
  minBlockSize: vars.target.field,
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
})
export const chosen = blockStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  fontSize: vars.size.s,
  fontWeight: vars.type.body.weight,
})
export const plus = blockStyle(disclosure.plus(`${fold}[open] > ${summary} >`))

export const groups = blockStyle({
  display: 'none',
  selectors: { [`${fold}[open] + &`]: { display: 'block' } },
  '@media': { [from.l]: { display: 'block' } },
})
export const group = blockStyle({
  paddingBlock: vars.space[5],
  selectors: { '& + &': { borderBlockStart: `${vars.border.hair} solid ${vars.color.border}` } },
})
export const title = blockStyle({
  ...label,
  paddingBlockEnd: vars.space[3],
  fontSize: vars.size.s,
  letterSpacing: 0,
  color: vars.color.textMuted,
})

/**
 * Rows of two, from l of four; of one where not even two words stand side by side.
 * @requirement TYPO-02
 */
export const entries = blockStyle({
  display: 'grid',
  gap: `${vars.space[2]} ${vars.grid.gutter}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  '@media': {
    [from.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.l]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
blockGlobal(`${entries} > li`, { display: 'grid' })

/** Beside each other from l, their values as they come: short ones need no column. */
export const figures = blockStyle({
  borderBlockStart: `${vars.border.hair} solid ${vars.color.border}`,
  '@media': {
    [from.l]: { display: 'grid', gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'start', columnGap: vars.space[8] },
  },
})
blockGlobal(`${figures} > ${group}`, { '@media': { [from.l]: { border: 'none' } } })
blockGlobal(`${figures} ${entries}`, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2] })

export const entry = blockStyle({
  ...label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.space[7],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceMuted,
  color: vars.color.onSurfaceMuted,
  fontSize: vars.size.s,
  lineHeight: 1.15,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `background ${vars.duration.short}`,
  selectors: {
    '&[href]:hover': { background: vars.color.sunken },
    '&[aria-current]': { background: vars.color.inverse, color: vars.color.onInverse },
    '&[aria-current]:hover': { background: vars.color.inverseHover },
    '&[data-disabled]': { background: 'none', color: vars.color.textMuted },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid' } } } },
})
export const count = blockStyle({
  // A number stays in one line.
  flex: 'none',
  fontSize: vars.size.xs,
  fontWeight: vars.type.body.weight,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  selectors: { [`${entry}[aria-current] > &`]: { color: 'inherit' } },
})
