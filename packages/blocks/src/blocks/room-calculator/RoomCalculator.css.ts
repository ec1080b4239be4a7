import { field as fieldStyle, labelled } from '../../elements/styles/field.ts'
import { blockStyle } from '../../theme/layered.ts'
import { label as labelType } from '../../elements/styles/type.ts'
import { vars } from '../../theme/vars.css.ts'

export const text = blockStyle({ marginBlockStart: vars.space[4] })

export const parts = blockStyle({ marginBlockStart: vars.space[6] })

export const form = blockStyle({ gap: vars.space[6] })
export const group = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  gap: `${vars.space[4]} ${vars.grid.gutter}`,
})
export const sizes = blockStyle({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(5rem, 100%), 1fr))' })
export const pair = blockStyle({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))' })
export const legend = blockStyle({ ...labelType, marginBlockEnd: vars.space[3] })

export const field = blockStyle(labelled)
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

export const words = blockStyle({ flex: '1 1 14rem', maxInlineSize: '26rem' })

/** Nothing sounds without a script. */
export const claps = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const details = blockStyle({ borderBlockStart: `${vars.border.hair} solid ${vars.color.border}` })
export const summary = blockStyle({
  ...labelType,
  minBlockSize: vars.target.min,
  paddingBlock: vars.space[3],
  cursor: 'pointer',
})
