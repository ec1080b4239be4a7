import { blockStyle } from '../../theme/layered.ts'
import { round } from '../../elements/styles/shape.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { rowTab } from '../../elements/styles/accent-tab.ts'
import { lift } from './SiteHeader.css.ts'

export const switcher = blockStyle({
  blockSize: '100%',
  vars: { '--b-icon': '1rem' },
  '@media': { [from.l]: { position: 'relative' } },
})

export const code = blockStyle({ textTransform: 'uppercase' })

/** Flush under the bar. */
export const rows = blockStyle({
  position: 'absolute',
  insetBlockStart: `calc(100% - ${lift})`,
  pointerEvents: 'auto',
  insetInlineEnd: 0,
  minInlineSize: `min(13rem, 100vw - 2 * ${vars.grid.margin})`,
  maxBlockSize: `calc(100dvh - ${vars.barHeight})`,
  overflowY: 'auto',
  border: `${vars.border.hair} solid ${vars.color.border}`,
  borderBlockStart: 0,
  ...round.bottom(vars.radius.card),
  background: vars.color.surface,
  color: vars.color.onSurface,
})

const tab = rowTab('&[aria-current]', '&:is(:hover, :focus-visible)')
export const row = blockStyle({
  ...tab,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target.button,
  paddingInline: vars.space[5],
  textDecoration: 'none',
  transition: `padding ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: {
    ...tab.selectors,
    '&:is(:hover, :focus-visible)': { paddingInlineStart: '2.25rem' },
    '&:focus-visible': { outlineOffset: `calc(-2 * ${vars.border.focus})` },
  },
})
