import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { square } from '../../elements/styles/shape.ts'
import { step } from '../../elements/styles/type.ts'
import { section } from '../../layout/BlockSection.css.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const header = blockStyle({ paddingBlockStart: `clamp(${vars.space[6]}, 4vw, ${vars.space[8]})` })

/** Without a picture the header ends in half a section of space: the next block, which then needs none of its own, belongs to it. */
export const withoutPicture = blockStyle({ paddingBlockEnd: `calc(${vars.space.section} / 2)` })
blockGlobal(`:is(${withoutPicture}, :has(> ${withoutPicture})) + ${section}`, { paddingBlockStart: 0 })

export const words = blockStyle({ gridColumn: '1 / -1', containerType: 'inline-size' })

/**
 * At the other end of the page than the title begins, below its last line. Beside that line it would take the place of a word, and
 * the title would end in a line of one.
 */
export const lead = blockStyle({
  ...step('lead'),
  maxInlineSize: '36rem',
  marginBlockStart: vars.space[5],
  '@media': { [from.m]: { marginInlineStart: `calc((100% + ${vars.grid.gutter}) / 2)` } },
})

export const picture = blockStyle({ marginBlockStart: `clamp(${vars.space[7]}, 4.5vw, 4.5rem)`, vars: square })
blockGlobal(`${picture} img`, { maxBlockSize: '62rem' })
