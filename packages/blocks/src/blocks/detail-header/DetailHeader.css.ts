import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { ruledFacts } from '../../elements/styles/fact-styles.ts'
import { square } from '../../elements/styles/shape.ts'
import { label as labelType, step, underline } from '../../elements/styles/type.ts'
import { rowTab } from '../../elements/styles/accent-tab.ts'
import { section } from '../../layout/BlockSection.css.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** Picture over text; from l text beside the picture, which reaches the end of the page. */
export const header = blockStyle({ overflow: 'clip' })
/** The next section belongs to the header: half a section of space separates them. */
blockGlobal(`${header} + ${section}, ${header} + * > ${section}:first-child`, {
  paddingBlockStart: `calc(${vars.space.section} / 2)`,
})
export const text = blockStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  paddingBlock: vars.space[6],
  '@media': { [from.l]: { gridArea: '1 / 1 / auto / span 5', paddingBlockStart: '2.5rem' } },
})
export const alone = blockStyle({ '@media': { [from.m]: { gridColumn: 'span 8' } } })
/** The bar and its scrim lie over the picture on phones, and over the space above the text where that stands at the top. */
export const underBar = blockStyle({
  selectors: {
    [`&${alone}`]: { paddingBlockStart: '13rem' },
    '&': { '@media': { [from.l]: { paddingBlockStart: '13rem' } } },
  },
})

export const label = blockStyle({ fontSize: vars.size.s, ...labelType })
export const lead = blockStyle({ ...step('lead'), maxInlineSize: vars.grid.measure })

export const picture = blockStyle({
  position: 'relative',
  gridColumn: '1 / -1',
  aspectRatio: '4 / 3',
  maxBlockSize: '60svh',
  // Else the ratio would make it narrower than the page in a low window.
  justifySelf: 'stretch',
  marginInline: `calc(-1 * ${vars.grid.margin})`,
  vars: square,
  '@media': {
    [from.l]: {
      gridArea: '1 / 6 / span 2 / -1',
      marginInlineStart: 0,
      aspectRatio: 'auto',
      maxBlockSize: 'none',
      minBlockSize: 'min(56rem, 62vw)',
    },
  },
})
/** The picture takes the height of its box and gives it none. */
blockGlobal(`${picture} > picture`, { position: 'absolute', inset: 0 })

export const facts = blockStyle(ruledFacts.list)
export const fact = blockStyle(ruledFacts.row)
export const factName = blockStyle(ruledFacts.name)
export const factValue = blockStyle(ruledFacts.value)
/** Nobody presses paper. */
const notPrinted = { print: { display: 'none' } } as const

export const actions = blockStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], '@media': notPrinted })

/** Below the text; from l at the foot of the picture beside it, or in the place of the picture. */
export const navigation = blockStyle({
  gridColumn: '1 / -1',
  marginBlockEnd: vars.space[6],
  '@media': { [from.l]: { gridArea: '2 / 1 / auto / span 5', alignSelf: 'end' }, ...notPrinted },
})
blockGlobal(`${text}:has(+ ${navigation})`, { paddingBlockEnd: vars.space[4] })
blockGlobal(`${alone} + ${navigation}`, { '@media': { [from.l]: { gridArea: '1 / 7 / auto / -1' } } })
/** Two lists, beside each other below all of the head. */
export const grouped = blockStyle({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.grid.gutter}`,
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', marginBlockStart: vars.space[5] } },
})
blockGlobal(`${navigation}${grouped}`, { '@media': { [from.l]: { gridArea: '3 / 1 / auto / -1' } } })
export const list = blockStyle({
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  selectors: { [`${label} + &`]: { marginBlockStart: vars.space[3] } },
})
export const item = blockStyle({ borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}` })

export const row = blockStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.target.button,
  paddingBlock: vars.space[2],
  listStyle: 'none',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `padding ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
blockGlobal(`${row} > :first-child`, { flex: '1 1 0', minInlineSize: 0 })

const pulled = '&:is(:hover, :focus-visible)'
const openSelector = '[open] > &'
const hanging = rowTab(openSelector, pulled)
export const tab = blockStyle({
  ...hanging,
  ...labelType,
  selectors: {
    ...hanging.selectors,
    [`${openSelector}, ${pulled}`]: { paddingInlineStart: '1.25rem' },
  },
})
export const note = blockStyle({
  fontSize: vars.size.s,
  fontWeight: vars.type.body.weight,
  color: vars.color.textMuted,
  flex: 'none',
})

export const plus = blockStyle({
  flex: 'none',
  transition: `rotate ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: { [`[open] > ${row} > &`]: { rotate: '45deg' } },
})
export const nestedLinks = blockStyle({ paddingBlockEnd: vars.space[3], paddingInlineStart: '1.25rem' })
export const nestedLink = blockStyle({
  minBlockSize: vars.target.control,
  selectors: { '&:hover': underline },
})

/** At the end of the window when it is led to: the picture above it stays in view. */
export const finishes = blockStyle({ scrollMarginBlockStart: '70svh', '@media': notPrinted })
export const finishList = blockStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginBlockStart: vars.space[3] })
/** Short names, heavy or not, are of one width; a name is broken only where it is wider than all of the row. */
export const finish = blockStyle({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: '3.75rem',
  fontSize: vars.size.s,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': labelType },
})
export const swatch = blockStyle({
  inlineSize: vars.target.button,
  blockSize: vars.target.button,
  background: vars.color.sunken,
  // An outline is there in forced colours too.
  selectors: { '[aria-current] > &': { outline: `${vars.border.rule} solid`, outlineOffset: vars.border.rule } },
})
