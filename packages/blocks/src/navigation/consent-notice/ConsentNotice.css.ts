import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { round } from '../../elements/styles/shape.ts'
import { texture } from '../../elements/styles/surface.css.ts'
import { label as labelType, step, typeStyle } from '../../elements/styles/type.ts'
import { below, from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** A sheet over the lower edge, above the contact button and below dialogs. It is shown by a script, or by the address. */
export const place = blockStyle({
  display: 'none',
  position: 'fixed',
  zIndex: 50,
  insetInline: 0,
  insetBlockEnd: 0,
  maxBlockSize: 'min(85vh, 85dvh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  ...round.top(vars.radius.dialog),
  backgroundColor: vars.color.surface,
  ...texture,
  color: vars.color.onSurface,
  selectors: { '&:is([data-open], :target)': { display: 'block' } },
  '@media': {
    '(forced-colors: active)': { borderBlockStart: `${vars.border.rule} solid` },
    print: { display: 'none !important' },
  },
})

/** From l the answers stand beside the words, so that the sheet is low. */
export const form = blockStyle({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[7]}`,
  paddingBlock: vars.space[5],
  paddingInline: vars.grid.margin,
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', rowGap: vars.space[2] } },
})
export const title = blockStyle({ ...step(4), ...typeStyle('heading') })
export const text = blockStyle({ maxInlineSize: '44rem', fontSize: vars.size.s, lineHeight: vars.leading.s, textWrap: 'pretty' })

export const details = blockStyle({ '@media': { [from.l]: { gridColumn: 1 } } })
export const summary = blockStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: 'fit-content',
  minBlockSize: vars.target.control,
  fontSize: vars.size.s,
  ...labelType,
  cursor: 'pointer',
})
blockGlobal(`${details}[open] > ${summary} > svg`, { rotate: '180deg' })

export const choices = blockStyle({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  justifyItems: 'start',
  paddingBlock: vars.space[3],
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const label = blockStyle({ ...labelType, fontSize: vars.size.s })
export const note = blockStyle({ color: vars.color.textMuted, fontSize: vars.size.xs, lineHeight: 1.4 })

/** The two answers beside each other; on phones each is half of the line, so that the sheet is low. */
export const actions = blockStyle({
  display: 'flex',
  gap: vars.space[3],
  '@media': { [from.l]: { gridColumn: 2, gridRow: '1 / span 2' } },
})
blockGlobal(`${actions} > button`, { '@media': { [below.s]: { flex: '1 1 0', minInlineSize: 0 } } })
blockGlobal(`${actions} > button > :first-child`, { flex: 1 })
blockGlobal(`${actions} > button > :last-child`, { '@media': { [below.s]: { display: 'none' } } })
blockGlobal(`${choices} > button`, { gridColumn: '1 / -1' })
