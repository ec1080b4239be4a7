import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { round } from '../../elements/styles/shape.ts'
import { texture } from '../../elements/styles/surface.css.ts'
import { label as labelType, typeStyle } from '../../elements/styles/type.ts'
import { below } from '../../theme/below.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

const low = '(max-height: 30rem)'

/**
 * A sheet at the end of the page that stays at the lower edge until the page ends: what is above it can always be scrolled clear of it.
 * It is above the contact button and below dialogs. It is shown by a script, or by the address. In a low window, as at 400 % zoom, it
 * scrolls with the page.
 * @requirement CONSENT-07
 */
export const place = blockStyle({
  display: 'none',
  position: 'sticky',
  zIndex: 50,
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
    [low]: { position: 'static', maxBlockSize: 'none' },
    '(forced-colors: active)': { borderBlockStart: `${vars.border.rule} solid` },
    print: { display: 'none !important' },
  },
})

/**
 * As low as its text allows. On phones the link to the choices stands beside the title, and the text appears with the choices.
 * From m the answers stand beside the text, from l all of it is in a row. The choices take the width once they are open.
 */
export const form = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  paddingInline: vars.grid.margin,
  '@media': {
    [from.l]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', columnGap: vars.space[6] },
  },
})
export const title = blockStyle({
  ...typeStyle('heading'),
  fontSize: vars.size.body,
  lineHeight: 1.2,
  '@media': { [below.s]: { fontSize: vars.size.s } },
})
export const text = blockStyle({
  gridColumn: '1 / -1',
  fontSize: vars.size.xs,
  lineHeight: 1.4,
  textWrap: 'pretty',
  '@media': { [from.m]: { gridColumn: 1 }, [from.l]: { fontSize: vars.size.s } },
})

blockGlobal(`${form}:not(:has(> details[open])) > ${text}`, { '@media': { [below.m]: { display: 'none' } } })

export const details = blockStyle({
  gridColumn: 2,
  gridRow: 1,
  selectors: { '&[open]': { gridColumn: '1 / -1', gridRow: 3 } },
  '@media': { [from.l]: { gridRow: '1 / span 2' } },
})
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

/** The two answers beside each other; on phones each is half of the line. */
export const actions = blockStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: vars.space[3],
  '@media': { [from.m]: { gridColumn: 2, gridRow: 2 }, [from.l]: { gridColumn: 3, gridRow: '1 / span 2' } },
})
blockGlobal(`${actions} > button`, {
  '@media': { [below.s]: { flex: '1 1 0', minInlineSize: 0, fontSize: vars.size.xs } },
})
blockGlobal(`${actions} > button > :first-child`, { flex: 1 })
blockGlobal(`${actions} > button > :last-child`, { '@media': { [below.s]: { display: 'none' } } })
blockGlobal(`${choices} > button`, { gridColumn: '1 / -1' })
