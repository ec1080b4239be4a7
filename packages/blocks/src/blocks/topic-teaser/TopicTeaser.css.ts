import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { pictureTab } from '../../elements/styles/foot-tab.ts'
import { label, step } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** Picture, rule, label, text; from m side by side, mirrored on demand. */
export const teaser = blockStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[6],
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.grid.gutter } },
})

const right = '[data-side="end"] > &'

export const picture = blockStyle({
  position: 'relative',
  alignSelf: 'start',
  '@media': { [from.m]: { gridRow: 1, gridColumn: '1 / span 7' }, [from.l]: { gridColumn: '1 / span 8' } },
  selectors: {
    [right]: { '@media': { [from.m]: { gridColumn: 'span 7 / -1' }, [from.l]: { gridColumn: 'span 8 / -1' } } },
  },
})

blockGlobal(`${picture} img`, { aspectRatio: '7 / 6' })

/** The label hangs from the top of the picture, the text stands on its bottom edge. */
export const text = blockStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [from.m]: { gridRow: 1, gridColumn: 'span 5 / -1' }, [from.l]: { gridColumn: 'span 4 / -1' } },
  selectors: {
    [right]: { '@media': { [from.m]: { gridColumn: '1 / span 5' }, [from.l]: { gridColumn: '1 / span 4' } } },
    '&:only-child': { '@media': { [from.m]: { gridColumn: '1 / span 8' } } },
  },
})

export const tagline = blockStyle({
  ...label,
  inlineSize: '100%',
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
})

blockGlobal(`${text} > *`, { maxInlineSize: '100%' })

/** Takes the free space above it. */
export const title = blockStyle({ ...step(2), marginBlockStart: 'auto' })

export const action = blockStyle({
  marginBlockStart: vars.space[3],
  selectors: { '&:empty': { display: 'none' } },
})

/** The action's link covers the teaser, under the links of its text. */
blockGlobal(`${action} a::after`, { content: '', position: 'absolute', inset: 0 })
blockGlobal(`${text} > :not(${action}) a`, { position: 'relative', zIndex: 1 })

/** Pointing at it pulls the tab out of the picture's foot. */
blockGlobal(`${picture}::after`, { ...pictureTab, insetInlineStart: 0 })
blockGlobal(`${teaser}:has(${action} a:is(:hover, :focus-visible)) > ${picture}::after`, { transform: 'none' })
