import { step } from '../../elements/styles/type.ts'
import { blockStyle } from '../../theme/layered.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const sound = blockStyle({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.grid.gutter}`,
  paddingBlock: vars.space[6],
  borderBlock: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const title = blockStyle({ ...step(3), '@media': { [from.l]: { gridRow: '1 / span 2' } } })

/** Nothing sounds without a script. */
export const controls = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[4],
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
export const amount = blockStyle({ display: 'grid', flex: '1 1 12rem', fontSize: vars.size.s, lineHeight: vars.leading.s })
export const slider = blockStyle({
  inlineSize: '100%',
  minBlockSize: vars.target.min,
  margin: 0,
  accentColor: vars.color.onSurface,
})
