import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label, step, typeStyle } from '../../elements/styles/type.ts'
import { rowTab } from '../../elements/styles/accent-tab.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** The words above the list, from m in two columns. */
export const head = blockStyle({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.grid.gutter}`,
  alignItems: 'end',
  marginBlockEnd: vars.space[7],
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const title = blockStyle(step(2))
export const text = blockStyle(step('lead'))
blockGlobal(`${head} > ${text}`, { '@media': { [from.m]: { gridColumn: 2 } } })

export const list = blockStyle({ borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}` })

const tab = rowTab('&:active', '&:is(:hover, :focus-visible)')
/** Title and intro, countries, date, arrow: on one line from m. From l the intro stands beside the title, the facts below it. */
export const row = blockStyle({
  ...tab,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[2]} ${vars.grid.gutter}`,
  alignItems: 'center',
  minBlockSize: vars.space[9],
  paddingBlock: vars.space[5],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `padding ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: { ...tab.selectors, '&:is(:hover, :focus-visible)': { paddingInlineStart: '1.25rem' } },
  '@media': {
    [from.m]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 3fr) minmax(0, 2fr) auto' },
    [from.l]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      alignContent: 'center',
      alignItems: 'baseline',
      rowGap: vars.space[1],
      paddingBlock: vars.space[4],
    },
  },
})

/** As wide as the row but for the arrow: on phones the facts stand below it. */
export const job = blockStyle({ gridColumn: 1, '@media': { [from.l]: { display: 'contents' } } })
export const name = blockStyle({
  display: 'block',
  ...step(3),
  ...label,
  '@media': { [from.l]: { gridArea: '1 / 1 / span 2 / span 6' } },
})
export const intro = blockStyle({
  display: 'block',
  marginBlockStart: vars.space[2],
  color: vars.color.textMuted,
  '@media': { [from.l]: { gridArea: '1 / 7 / auto / span 5', margin: 0 } },
})
export const fact = blockStyle({
  gridColumn: 1,
  fontSize: vars.size.s,
  '@media': { [from.m]: { gridColumn: 'auto' }, [from.l]: { gridColumn: '7 / span 3' } },
})
blockGlobal(`${fact} + ${fact}`, { '@media': { [from.l]: { gridColumn: '10 / span 2' } } })
blockGlobal(`${row} > svg`, {
  gridArea: '1 / 2',
  '@media': { [from.m]: { gridArea: '1 / 4' }, [from.l]: { gridArea: '1 / 12', justifySelf: 'end', alignSelf: 'center' } },
})

/** Secondary type: for the text in place of vacancies, and for the link after the last one. */
export const quiet = blockStyle({
  display: 'block',
  ...step(3),
  ...typeStyle('secondary'),
  '@media': { [from.l]: { display: 'block', gridColumn: '1 / span 11' } },
})
export const empty = blockStyle({ paddingBlock: vars.space[6] })
