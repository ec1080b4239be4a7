import { foot } from '../../elements/styles/foot.ts'
import { label } from '../../elements/styles/type.ts'
import { section } from '../../layout/BlockSection.css.ts'
import { below } from '../../theme/below.ts'
import { from } from '../../theme/breakpoints.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { vars } from '../../theme/vars.css.ts'

/** In the visitor's own text size, so that the button has room in it. */
const height = '4.5rem'

/** It takes no room: it is laid over what follows the head. */
export const bar = blockStyle({
  position: 'sticky',
  zIndex: 20,
  insetBlockStart: `calc(100dvh - ${height})`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  blockSize: height,
  marginBlockEnd: `calc(-1 * ${height})`,
  paddingInline: vars.grid.margin,
  background: vars.color.surface,
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  '@media': { [from.m]: { display: 'none' }, print: { display: 'none' } },
})
/** The section after it belongs to the head, as without it. */
blockGlobal(`${bar} + ${section}, ${bar} + * > ${section}:first-child`, {
  paddingBlockStart: `calc(${vars.space.section} / 2)`,
})
/** The focus is never below it, and what stands at the foot of the window is above it. */
blockGlobal(`:root:has(${bar})`, { '@media': { [below.m]: { scrollPaddingBlockEnd: height, vars: { [foot]: height } } } })
export const text = blockStyle({ ...label, fontSize: vars.size.s, lineHeight: 1.2, minInlineSize: 0 })
/** Both give way in the narrowest window, and neither breaks a word. */
blockGlobal(`${bar} > a > span`, { overflowWrap: 'normal' })
