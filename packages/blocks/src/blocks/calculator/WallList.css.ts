import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { control } from '../../elements/styles/search-field-styles.ts'
import { label, underline, underlineHover } from '../../elements/styles/type.ts'
import { vars } from '../../theme/vars.css.ts'

export const walls = blockStyle({
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  outlineOffset: vars.border.focusOffset,
})
export const wall = blockStyle({
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
})
/** The active one has a square in the accent's colour. */
export const select = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  gap: `0 ${vars.space[3]}`,
  alignItems: 'center',
  minBlockSize: vars.target.field,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  selectors: {
    '&::before': {
      content: '',
      flex: 'none',
      inlineSize: vars.space[4],
      blockSize: vars.space[4],
      border: `${vars.border.rule} solid`,
      borderRadius: `calc(${vars.radius.control} / 3)`,
    },
    '&[aria-pressed="true"]': { ...label },
    '&[aria-pressed="true"]::before': {
      borderWidth: vars.space[2],
      borderColor: vars.color.accent,
      outline: `${vars.border.rule} solid`,
    },
    '&:hover': { background: vars.color.surfaceMuted },
  },
})
export const measures = blockStyle({ flex: 1, color: vars.color.textMuted, fontSize: vars.size.xs, whiteSpace: 'nowrap' })
export const remove = blockStyle({
  ...control,
  selectors: { '&:hover': { background: vars.color.errorSurface, color: vars.color.error } },
})
export const add = blockStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target.control,
  marginBlockStart: vars.space[2],
  fontSize: vars.size.s,
  ...label,
})
blockGlobal(`${add} > span`, underline)
blockGlobal(`${add}:hover > span`, underlineHover)
