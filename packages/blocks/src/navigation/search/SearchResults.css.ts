import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { round } from '../../elements/styles/shape.ts'
import { lift } from '../site-header/SiteHeader.css.ts'
import { rowTab } from '../../elements/styles/accent-tab.ts'
import { sentence } from './Search.css.ts'
import { columns, excerpt } from './SearchResultContent.css.ts'

/** Under the bar, as wide as the field. */
export const panel = blockStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: vars.color.surface,
  color: vars.color.onSurface,
  '@media': {
    [from.l]: {
      position: 'absolute',
      // The field stands in the middle of the bar.
      insetBlockStart: `calc(50% + ${vars.barHeight} / 2 - ${lift})`,
      insetInline: 0,
      ...round.bottom(vars.radius.card),
      maxBlockSize: `calc(100dvh - ${vars.barHeight})`,
    },
  },
})

export const message = blockStyle(sentence)
export const action = blockStyle({ paddingInline: vars.grid.margin, paddingBlockEnd: vars.space[6] })

/** The rows scroll within their list box, which has a name. */
export const list = blockStyle({ minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' })

const tab = rowTab('&[aria-selected="true"]', '&:hover')
export const row = blockStyle({
  ...tab,
  ...columns,
  paddingInline: vars.grid.margin,
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

/** Two lines of it: the rows are to be seen at once. */
blockGlobal(`${row} ${excerpt}`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

export const bone = blockStyle({ blockSize: vars.space[6], maxInlineSize: '18rem' })
