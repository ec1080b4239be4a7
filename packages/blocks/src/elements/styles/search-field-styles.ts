import { round } from './shape.ts'
import { vars } from '../../theme/vars.css.ts'

/** Parts of a search field, for each stylesheet that has one. */

/** The ring stands around the whole field, not within it. */
export const ringed = {
  '&:has(input:focus-visible)': {
    outline: `${vars.border.focus} solid ${vars.color.focus}`,
    outlineOffset: `calc(-1 * ${vars.border.focus})`,
  },
}

/** The field on a page. */
export const box = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target.field,
  ...round.top(vars.radius.control),
  background: vars.color.surfaceMuted,
  borderBlockEnd: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  selectors: ringed,
} as const

/** A button in it. */
export const control = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space[7],
  blockSize: vars.space[7],
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { background: vars.color.accent, color: vars.color.onAccent } },
} as const

export const input = {
  flex: 1,
  minInlineSize: 0,
  blockSize: vars.space[7],
  padding: 0,
  border: 0,
  borderRadius: 0,
  appearance: 'none',
  outline: 'none',
  background: 'none',
  fontSize: vars.size.body,
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
} as const
