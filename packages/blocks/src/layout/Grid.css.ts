import { elementStyle } from '../theme/layered.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/vars.css.ts'

export const grid = elementStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.grid.gutter,
  paddingInline: vars.grid.margin,
})

/**
 * As wide as the block's contract sets; the spans are inherited from the section around it. A block may start in a later column
 * by `--b-start`.
 */
export const cell = elementStyle({
  gridColumn: '1 / -1',
  '@media': {
    [from.m]: { gridColumn: 'var(--b-start, 1) / span var(--b-m, 12)' },
    [from.l]: { gridColumn: 'var(--b-start, 1) / span var(--b-l, 12)' },
  },
})
