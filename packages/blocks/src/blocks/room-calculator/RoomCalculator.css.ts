import { field as fieldStyle } from '../../elements/field.ts'
import { blockStyle } from '../../elements/layered.ts'
import { label as labelType, step, typeStyle, underline, underlineHover } from '../../elements/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const title = blockStyle({ ...step(2), maxInlineSize: '16em' })
export const text = blockStyle({ ...step('lead'), maxInlineSize: vars.grid.measure, marginBlockStart: vars.space[4] })

export const parts = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[6]} ${vars.grid.gutter}`,
  marginBlockStart: vars.space[6],
  '@media': {
    [from.l]: {
      gridTemplateColumns: `calc((100% + ${vars.grid.gutter}) * 5 / 12 - ${vars.grid.gutter}) minmax(0, 1fr)`,
    },
  },
})

export const form = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[6],
})
export const group = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  gap: `${vars.space[4]} ${vars.grid.gutter}`,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const sizes = blockStyle({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(5rem, 100%), 1fr))' })
export const pair = blockStyle({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))' })
export const legend = blockStyle({ ...labelType, padding: 0, marginBlockEnd: vars.space[3] })

export const field = blockStyle({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })
export const label = blockStyle({ fontSize: vars.size.s, lineHeight: vars.leading.s, fontVariantNumeric: 'tabular-nums' })
export const input = blockStyle({
  ...fieldStyle,
  ...labelType,
  paddingInline: vars.space[3],
  color: vars.color.onSurfaceMuted,
  selectors: { '&:user-invalid': { borderColor: vars.color.error } },
})
export const slider = blockStyle({
  inlineSize: '100%',
  minBlockSize: vars.target.min,
  margin: 0,
  accentColor: vars.color.onSurface,
})

export const result = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  padding: `clamp(${vars.space[5]}, 3vw, ${vars.space[7]})`,
  borderRadius: vars.radius.card,
  minInlineSize: 0,
})
export const output = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space[3]} ${vars.space[5]}`,
})
/** The one loud number, beside a bar of the accent. */
export const figure = blockStyle({
  ...step(3),
  ...typeStyle('secondary'),
  whiteSpace: 'nowrap',
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.space[2]} solid ${vars.color.accent}`,
})
export const seconds = blockStyle({
  fontSize: 'clamp(5rem, 3rem + 9vw, 12rem)',
  lineHeight: 0.8,
  letterSpacing: '-0.05em',
  fontStretch: vars.title[1].width,
  fontWeight: vars.title[1].weight,
  fontVariantNumeric: 'tabular-nums',
})
export const words = blockStyle({ flex: '1 1 14rem', maxInlineSize: '26rem' })

export const details = blockStyle({ borderBlockStart: `${vars.border.hair} solid ${vars.color.border}` })
export const summary = blockStyle({
  ...labelType,
  minBlockSize: vars.target.min,
  paddingBlock: vars.space[3],
  cursor: 'pointer',
})
export const note = blockStyle({ color: vars.color.textMuted, fontSize: vars.size.s, lineHeight: vars.leading.s })
export const more = blockStyle({
  overflowWrap: 'anywhere',
  ...underline,
  ...labelType,
  color: 'inherit',
  selectors: { '&:hover': underlineHover },
})
