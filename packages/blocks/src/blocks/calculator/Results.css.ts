import { blockStyle } from '../../theme/layered.ts'
import { label, step, typeStyle } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const results = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.grid.gutter,
  '@media': {
    [from.m]: { gridArea: '2 / 2' },
    [from.l]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
})
const panel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: vars.space[5],
  padding: `clamp(1.25rem, 2.4vw, ${vars.space[6]})`,
  borderRadius: vars.radius.card,
} as const
export const result = blockStyle(panel)
export const quote = blockStyle({ ...panel, justifyItems: 'start' })
export const amount = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  ...step(3),
  ...typeStyle('secondary'),
})
export const number = blockStyle({
  ...step('display'),
  fontStretch: vars.title[1].width,
  fontWeight: vars.title[1].weight,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 0.9,
  selectors: { '&[data-long]': { fontSize: vars.size[1] } },
})
export const sum = blockStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  fontSize: vars.size.s,
})
export const order = blockStyle({
  ...step(4),
  ...label,
  overflowWrap: 'anywhere',
  display: 'block',
  marginBlockEnd: vars.space[2],
})
