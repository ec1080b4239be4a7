import { blockGlobal, blockStyle } from '../../elements/layered.ts'
import { square } from '../../elements/shape.ts'
import { step } from '../../elements/type.ts'
import { section } from '../../layout/BlockSection.css.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** Clipped sideways: the title's words start wider than they end. */
export const header = blockStyle({ overflowX: 'clip', paddingBlockStart: `clamp(${vars.space[6]}, 4vw, ${vars.space[8]})` })

/** Without a picture the header ends in a section of space, of which the next block then needs none of its own. */
export const plain = blockStyle({ paddingBlockEnd: vars.space.section })
blockGlobal(`:is(${plain}, :has(> ${plain})) + ${section}`, { paddingBlockStart: 0 })

export const title = blockStyle({
  gridColumn: '1 / -1',
  '@media': { [from.l]: { gridColumn: '1 / span 9' } },
})

export const lead = blockStyle({
  ...step('lead'),
  gridColumn: '1 / -1',
  maxInlineSize: '36rem',
  marginBlockStart: vars.space[5],
  '@media': { [from.l]: { gridColumn: '1 / span 6' } },
})

export const picture = blockStyle({ marginBlockStart: `clamp(${vars.space[7]}, 4.5vw, 4.5rem)`, vars: square })
blockGlobal(`${picture} img`, { maxBlockSize: '62rem' })
