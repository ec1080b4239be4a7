import { textLink } from '../../elements/styles/text-link.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { pictureTab } from '../../elements/styles/foot-tab.ts'
import { label, step, typeStyle, underline } from '../../elements/styles/type.ts'
import { sectionHead } from '../../elements/styles/section-head-styles.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const section = sectionHead()

export const empty = blockStyle({ ...step(3), ...typeStyle('secondary') })

/** A year and its awards: one under the other on phones, side by side from m. */
export const year = blockStyle({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.grid.gutter}`,
  paddingBlock: `${vars.space[5]} ${vars.space[8]}`,
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  '@media': { [from.m]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' } },
})

/** Stays in view beside its awards. */
export const number = blockStyle({
  ...step(1),
  ...typeStyle('secondary'),
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [from.m]: { position: 'sticky', alignSelf: 'start', insetBlockStart: `calc(${vars.barHeight} + ${vars.space[5]})` },
  },
})

export const awards = blockStyle({
  display: 'grid',
  gap: `${vars.space[7]} ${vars.grid.gutter}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  '@media': { [from.l]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

/** As wide as its products, which lie side by side from s. */
export const award = blockStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const wide = blockStyle({ '@media': { [from.s]: { gridColumn: 'span 2' } } })

/** The last award fills its row from l: with a wide picture, and its words beside this where it has the row to itself. */
export const wider = blockStyle({ '@media': { [from.l]: { gridColumn: 'span 2' } } })
export const widest = blockStyle({
  '@media': {
    [from.l]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gridTemplateRows: '1fr auto auto',
      columnGap: vars.grid.gutter,
    },
  },
})

export const products = blockStyle({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.grid.gutter}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  marginBlockEnd: vars.space[4],
})
/** On a phone its picture stands beside its words, where there is room for both. */
const onPhone = '(min-width: 20em) and (max-width: 29.98em)'
const besideOnPhone = `${award}:has(> ${products})`
blockGlobal(besideOnPhone, {
  '@media': {
    [onPhone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space[4],
    },
  },
})
blockGlobal(`${besideOnPhone} > ${products}`, { '@media': { [onPhone]: { gridRow: '1 / -1', margin: 0 } } })
blockGlobal(`${besideOnPhone} > :not(${products})`, { '@media': { [onPhone]: { gridColumn: 2 } } })
blockGlobal(`${widest} > ${products}`, { '@media': { [from.l]: { gridArea: '1 / 1 / -1 / span 2', margin: 0 } } })
blockGlobal(`${widest} > :not(${products})`, { '@media': { [from.l]: { gridColumn: 3, alignSelf: 'end' } } })
blockGlobal(`${products} img`, { aspectRatio: '326 / 280' })
blockGlobal(`:is(${wider}, ${widest}) img`, { '@media': { [from.l]: { aspectRatio: '677 / 280' } } })
/** The tab rises at the foot of the picture. */
export const product = blockStyle({ display: 'block', position: 'relative', textDecoration: 'none' })
blockGlobal(`${product} picture`, { display: 'block', position: 'relative' })
blockGlobal(`${product} picture::after`, { ...pictureTab, insetInlineEnd: 0 })
blockGlobal(`${product}:is(:hover, :focus-visible) picture::after`, { transform: 'none' })
export const productName = blockStyle({
  display: 'block',
  minBlockSize: vars.target.min,
  paddingBlockStart: vars.space[2],
  fontSize: vars.size.s,
})
blockGlobal(`${product}:is(:hover, :focus-visible) ${productName}`, underline)

export const name = blockStyle({ ...step(4), ...label })
export const category = blockStyle({ color: vars.color.textMuted })
export const designer = blockStyle({ fontSize: vars.size.s, marginBlockStart: vars.space[1] })
export const link = blockStyle({
  ...textLink,
  display: 'inline-block',
  minBlockSize: vars.target.min,
  overflowWrap: 'anywhere',
})
