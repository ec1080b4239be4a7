import { step } from '../../elements/styles/type.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** A field of its own, from edge to edge. */
export const field = blockStyle({
  paddingBlock: 'clamp(3rem, 5vw, 6rem)',
  '@media': { print: { paddingBlock: vars.space[4] } },
})
export const title = blockStyle({
  ...step(3),
  gridColumn: '1 / -1',
  marginBlockEnd: vars.space[5],
  '@media': { [from.l]: { gridColumn: 'span 4', marginBlockEnd: 0 } },
})
export const content = blockStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [from.l]: { gridColumn: '5 / -1' } },
})

/** On paper it is open, without its button. */
export const details = blockStyle({})
blockGlobal(`${details} > summary`, { '@media': { print: { display: 'none' } } })
blockGlobal(`${details}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
})

/** As it is copied: lines as they stand, in the letters of the page. */
export const text = blockStyle({
  marginBlockStart: vars.space[5],
  marginBlockEnd: vars.space[4],
  padding: vars.space[5],
  background: vars.color.surface,
  color: vars.color.onSurface,
  borderRadius: vars.radius.card,
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { print: { margin: 0, padding: 0, fontSize: vars.size.s } },
})
export const copy = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
