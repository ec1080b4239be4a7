import { customColorField, customColorStripe } from '../../elements/styles/custom-color-field.ts'
import { coverLink, fittedIn } from '../../elements/styles/cover-link.ts'
import { direction } from '../../elements/styles/direction.css.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { square } from '../../elements/styles/shape.ts'
import { step } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** A strip opens for a pointer only: on touch screens all are open. */
const strips = `${from.m} and (hover: hover)`
const motion = `${vars.duration.medium} ${vars.easing.settle}`

export const head = blockStyle({
  paddingBlock: `calc(${vars.space.section} / 2) ${vars.space[6]}`,
})
export const heading = blockStyle(step(2))

/** Pictures reach the edge of the page. */
export const strip = blockStyle({
  position: 'relative',
  vars: square,
  '@media': {
    [strips]: { display: 'grid', gridTemplateRows: 'auto 0fr', transition: `grid-template-rows ${motion}` },
    '(forced-colors: active)': { borderBlockStart: `${vars.border.hair} solid` },
    print: { breakInside: 'avoid' },
  },
})
/** Where no text is legible on the colour, it is an edge above the text. */
export const edge = blockStyle(customColorStripe)
export const field = blockStyle({ ...customColorField, borderBlockStartWidth: 0 })

/** One is always open, so that nothing below the strips moves. */
const pointed = `${strip}:is(:hover, :focus-within)`
const first = `ul:not(:has(> ${pointed})) > ${strip}:first-child`
blockGlobal(`:is(${pointed}, ${first})`, { '@media': { [strips]: { gridTemplateRows: 'auto 1fr' } } })

export const line = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.grid.gutter}`,
  minBlockSize: '6rem',
  paddingBlock: vars.space[5],
  paddingInline: vars.grid.margin,
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
})

export const name = blockStyle({ ...step(3), '@media': { [from.m]: { gridColumn: '1 / span 6' } } })
export const link = blockStyle({
  ...coverLink,
  selectors: { ...coverLink.selectors, '&::after': { ...coverLink.selectors['&::after'], zIndex: 1 } },
})
fittedIn(link)
export const subtitle = blockStyle({
  gridRow: 2,
  gridColumn: '1 / -1',
  '@media': { [from.m]: { gridRow: 1, gridColumn: '7 / span 5' } },
})

export const arrow = blockStyle({
  gridRow: 1,
  gridColumn: '-2 / -1',
  justifySelf: 'end',
  vars: { '--b-icon': vars.space[6] },
  transition: `translate ${motion}`,
})
blockGlobal(`${pointed} ${arrow}`, { translate: `calc(${direction} * ${vars.space[2]})` })

export const more = blockStyle({ '@media': { [strips]: { minBlockSize: 0, overflow: 'hidden' } } })

export const inside = blockStyle({
  paddingInline: vars.grid.margin,
  paddingBlockEnd: vars.space[5],
  '@media': {
    [from.m]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.grid.gutter,
      minBlockSize: '16rem',
    },
  },
})

export const intro = blockStyle({ ...step('lead'), maxInlineSize: '30rem', alignSelf: 'end' })

/** From the middle of the page to its edge; phones have no room for it. */
export const picture = blockStyle({
  display: 'none',
  '@media': {
    [from.m]: {
      position: 'relative',
      display: 'block',
      gridColumn: 2,
      marginInlineEnd: `calc(-1 * ${vars.grid.margin})`,
      marginBlockEnd: `calc(-1 * ${vars.space[5]})`,
    },
  },
})
blockGlobal(`${picture} img`, { position: 'absolute', inset: 0 })
