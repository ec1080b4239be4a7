import { pill as pillStyle } from '../../elements/styles/pill.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { vars } from '../../theme/vars.css.ts'

/** At the foot of the window, until the end of the page is reached. */
export const form = blockStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  marginBlockStart: vars.space[6],
  selectors: { '&:not(:has(> div))': { display: 'none' } },
  '@media': {
    // In a low window, as at 400 % zoom, it would leave no room to read.
    '(max-height: 30rem)': { position: 'static' },
    print: { display: 'none' },
  },
})
export const bar = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingBlock: vars.space[3],
  paddingInline: vars.grid.margin,
  background: vars.color.surfaceInverse,
  color: vars.color.onSurfaceInverse,
  vars: { [vars.color.focus]: vars.color.onSurfaceInverse },
})
/** Scrolls a focused element clear of it. */
blockGlobal(`:root:has(${bar})`, { scrollPaddingBlockEnd: 'min(9rem, 30vh)' })

/** In one row, which scrolls where it is too long. */
export const list = blockStyle({
  display: 'flex',
  gap: vars.space[2],
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  overflowX: 'auto',
})
export const pill = blockStyle({
  ...pillStyle,
  minBlockSize: vars.target.control,
  paddingInline: vars.space[3],
  border: `${vars.border.hair} solid`,
  whiteSpace: 'nowrap',
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  selectors: { '&:hover': { background: vars.color.onSurfaceInverse, color: vars.color.surfaceInverse } },
})
