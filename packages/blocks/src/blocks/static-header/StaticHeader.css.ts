import { blockGlobal, blockStyle } from '../../elements/layered.ts'
import { square } from '../../elements/shape.ts'
import { step } from '../../elements/type.ts'
import { section } from '../../layout/BlockSection.css.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const header = blockStyle({ paddingBlockStart: `clamp(${vars.space[6]}, 4vw, ${vars.space[8]})` })

/** Without a picture the header ends in half a section of space: the next block, which then needs none of its own, belongs to it. */
export const plain = blockStyle({ paddingBlockEnd: `calc(${vars.space.section} / 2)` })
blockGlobal(`:is(${plain}, :has(> ${plain})) + ${section}`, { paddingBlockStart: 0 })

export const title = blockStyle({ gridColumn: '1 / -1' })

/** From m at the other end of the page than the title begins. */
export const lead = blockStyle({
  ...step('lead'),
  gridColumn: '1 / -1',
  maxInlineSize: '36rem',
  marginBlockStart: vars.space[5],
  '@media': { [from.m]: { gridColumn: '7 / -1' } },
})

export const picture = blockStyle({ marginBlockStart: `clamp(${vars.space[7]}, 4.5vw, 4.5rem)`, vars: square })
blockGlobal(`${picture} img`, { maxBlockSize: '62rem' })
