import { sideBySide } from '../../elements/styles/fact-styles.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label, step } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** The words beside the form from l, above it otherwise. */
export const block = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[6]} ${vars.grid.gutter}`,
  alignItems: 'start',
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
})
/** In one column: short, or in a panel. */
export const column = blockStyle({ '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
export const panel = blockStyle({
  position: 'relative',
  padding: `${vars.space[7]} clamp(${vars.space[4]}, 4vw, ${vars.space[7]})`,
  border: `${vars.border.rule} solid ${vars.color.borderStrong}`,
})

export const head = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  overflowWrap: 'anywhere',
})
/** As high as the form beside it: the title at its top, what follows at its foot. */
export const field = blockStyle({
  alignSelf: 'stretch',
  minBlockSize: 0,
  gap: vars.space[6],
})
export const title = blockStyle(step(2))
blockGlobal(`${column} ${title}`, step(3))
/** Without words beside it the form takes the same place. */
blockGlobal(`${block}:not(${column}) > :only-child`, { '@media': { [from.l]: { gridColumn: 2 } } })

/** Choices made before the form was opened, between rules. */
export const about = blockStyle({
  paddingBlock: vars.space[4],
  borderBlock: `${vars.border.rule} solid`,
})
export const aboutTitle = blockStyle({ ...label, paddingBlockEnd: vars.space[2], fontSize: vars.size.s })
export const aboutRow = blockStyle({
  ...sideBySide,
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `${vars.border.hair} solid` } },
})
export const aboutName = blockStyle({ fontSize: vars.size.s })
export const aboutValue = blockStyle(label)
export const note = blockStyle({ display: 'flex', gap: vars.space[2], color: vars.color.error })
blockGlobal(`${note} > svg`, { flex: 'none', inlineSize: '1.25rem', blockSize: '1.25rem' })

export const close = blockStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.button,
  blockSize: vars.target.button,
  background: vars.color.accent,
  color: vars.color.onAccent,
  selectors: { '&:hover': { background: vars.color.accentHover } },
  // Nothing else can close it.
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

/** In a dialog that is the panel, which has a control of its own to close it. */
blockGlobal(`dialog ${panel}`, { padding: 0, border: 0 })
blockGlobal(`dialog ${close}`, { display: 'none' })
