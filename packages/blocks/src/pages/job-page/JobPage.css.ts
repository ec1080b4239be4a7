import { standingLink } from '../../elements/styles/text-link.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label, step } from '../../elements/styles/type.ts'
import { below } from '../../theme/below.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** A field of colour from edge to edge. */
export const header = blockStyle({ paddingBlock: `clamp(${vars.space[6]}, 4vw, ${vars.space[8]}) ${vars.space[6]}` })

export const title = blockStyle({ gridColumn: '1 / -1' })

/** From m at the other end of the page than the title begins. */
export const intro = blockStyle({
  ...step('lead'),
  gridColumn: '1 / -1',
  marginBlockStart: vars.space[5],
  '@media': { [from.m]: { gridColumn: '7 / -1' } },
})

/** Facts and button below a rule: one under the other on phones, in one row from m. */
export const facts = blockStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: `${vars.space[5]} ${vars.grid.gutter}`,
  marginBlockStart: vars.space[7],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.rule} solid`,
  '@media': { [from.m]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' } },
})
export const list = blockStyle({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  '@media': { [from.m]: { gridAutoFlow: 'column', justifyContent: 'start' } },
})
export const key = blockStyle({ fontSize: vars.size.s })
export const value = blockStyle(label)

/** Below the body: the button again, and a link to apply for something else. On phones each has a place of its own. */
export const foot = blockStyle({
  marginInline: vars.grid.margin,
  marginBlockEnd: vars.space.section,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  '@media': { [below.m]: { display: 'contents' } },
})
/** On phones it stays at the end of the window until its own place is reached. */
export const again = blockStyle({
  '@media': {
    [below.m]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 2,
      display: 'grid',
      padding: `${vars.space[3]} ${vars.grid.margin}`,
      borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
      background: vars.color.surface,
    },
  },
})
/** Scrolls a focused element clear of it. */
blockGlobal(`:root:has(${again})`, { '@media': { [below.m]: { scrollPaddingBlockEnd: '6rem' } } })
export const other = blockStyle({
  ...standingLink(vars.target.min),
  '@media': { [below.m]: { marginBlock: vars.space[5], marginInline: vars.grid.margin } },
})
