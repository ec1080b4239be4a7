import { blockStyle } from '../../elements/layered.ts'
import { label, step, volume } from '../../elements/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { rowTab } from '../tab.ts'

const side = '6.25rem'

/** One column under the bar, from the page's edge. */
export const panel = blockStyle({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  color: vars.color.text,
  '@media': {
    [from.l]: {
      position: 'absolute',
      insetBlockStart: '100%',
      insetInlineStart: 0,
      inlineSize: 'min(100%, 46rem)',
      maxBlockSize: `calc(100dvh - ${vars.barHeight})`,
    },
  },
})

export const message = blockStyle({
  display: 'block',
  ...step(3),
  ...volume('hush'),
  paddingBlock: vars.space[6],
  paddingInline: vars.grid.margin,
})

const tab = rowTab('&[aria-selected="true"]', '&:hover')
export const row = blockStyle({
  ...tab,
  display: 'grid',
  gridTemplateColumns: `${side} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space[5],
  paddingBlock: vars.space[3],
  paddingInline: vars.grid.margin,
  textDecoration: 'none',
  selectors: {
    ...tab.selectors,
    '& + &': { borderBlockStart: `${vars.border.hair} solid ${vars.color.border}` },
    '&[aria-selected="true"]': { background: vars.color.surfaceMuted },
  },
  // The browser marks the row in its own colours there.
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected="true"]': {
          outline: `${vars.border.rule} solid Highlight`,
          outlineOffset: `calc(-1 * ${vars.border.rule})`,
        },
      },
    },
  },
})

export const picture = blockStyle({ inlineSize: side, blockSize: side, overflow: 'hidden' })
/** Keeps the place of a picture that a result does not have. */
export const none = blockStyle({ background: vars.color.surfaceMuted })
export const bone = blockStyle({ blockSize: vars.space[6], maxInlineSize: '18rem' })

export const title = blockStyle({ display: 'block', ...step(4), ...label })
export const type = blockStyle({
  display: 'block',
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.size.s,
})
