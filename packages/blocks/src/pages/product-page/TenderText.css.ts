import { blockStyle } from '../../theme/layered.ts'
import { vars } from '../../theme/vars.css.ts'

export const details = blockStyle({ '@media': { print: { display: 'none' } } })

/** As it is copied: lines as they stand, in the letters of the page. */
export const text = blockStyle({
  marginBlock: vars.space[5],
  padding: vars.space[5],
  background: vars.color.sunken,
  borderRadius: vars.radius.card,
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const copy = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { '(scripting: none)': { display: 'none' } },
})
