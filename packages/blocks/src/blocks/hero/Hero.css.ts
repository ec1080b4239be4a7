import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { square } from '../../elements/styles/shape.ts'
import { step } from '../../elements/styles/type.ts'
import { section } from '../../layout/BlockSection.css.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const hero = blockStyle({ paddingBlockStart: vars.space.section })
/** One section of space between blocks: the block before has brought it. */
blockGlobal(`${section} + ${hero}, ${section} + * ${hero}`, { paddingBlockStart: 0 })

/** At the head of a page it stands under the breadcrumb as page headers do. */
export const head = blockStyle({ paddingBlockStart: `clamp(${vars.space[6]}, 4vw, ${vars.space[8]})` })

export const withoutPicture = blockStyle({ paddingBlockEnd: `calc(${vars.space.section} / 2)` })
blockGlobal(`:is(${withoutPicture}, :has(${withoutPicture})) + ${section}`, { paddingBlockStart: 0 })

export const title = blockStyle({
  gridColumn: '1 / -1',
  '@media': { [from.l]: { gridColumn: '1 / span 9' } },
})

/** The lead, and under it the button; from m on its last line, at the other end of the page. */
export const foot = blockStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[5],
  marginBlockStart: vars.space[5],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [from.m]: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'end' } },
})

export const lead = blockStyle({ ...step('lead'), maxInlineSize: 'min(100%, 36rem)' })

export const picture = blockStyle({ marginBlockStart: `clamp(${vars.space[7]}, 4.5vw, 4.5rem)`, vars: square })
blockGlobal(`${picture} img`, { maxBlockSize: '62rem' })
