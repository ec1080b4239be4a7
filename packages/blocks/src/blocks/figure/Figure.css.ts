import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { step } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** On large pages the words stand in the first four columns, as headings of a text do. */
export const figure = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[5]} ${vars.grid.gutter}`,
  breakInside: 'avoid',
})
blockGlobal(`${figure}:has(> figcaption)`, {
  '@media': {
    [from.l]: {
      gridTemplateColumns: `calc((100% + ${vars.grid.gutter}) / 3 - ${vars.grid.gutter}) minmax(0, 1fr)`,
      alignItems: 'start',
    },
  },
})
export const title = blockStyle({ ...step(3) })
export const text = blockStyle({ maxInlineSize: vars.grid.measure, marginBlockStart: vars.space[3] })
