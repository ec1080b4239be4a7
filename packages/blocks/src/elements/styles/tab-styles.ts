import { vars } from '../../theme/vars.css.ts'
import { footTab } from './foot-tab.ts'
import { label } from './type.ts'

/** Parts of a row of tabs, for each stylesheet that has one. */

export const row = {
  display: 'flex',
  gap: 'clamp(1.25rem, 3vw, 2.5rem)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.border.rule} solid ${vars.color.borderStrong}`,
} as const

/** The accent stands on the rule under the tab that is shown. */
export const tab = {
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target.field,
  color: vars.color.textMuted,
  ...label,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  selectors: {
    '&::before': footTab,
    '&:is(:hover, :focus-visible, [aria-selected="true"])': { color: vars.color.onSurface },
    '&:is(:hover, :focus-visible)::before': { transform: 'scaleY(0.5)' },
    '&[aria-selected="true"]::before': { transform: 'none' },
  },
} as const

/** Number of things in a tab. */
export const count = {
  marginInlineStart: '0.35rem',
  fontSize: vars.size.xs,
  fontWeight: vars.type.body.weight,
  fontVariantNumeric: 'tabular-nums',
} as const
