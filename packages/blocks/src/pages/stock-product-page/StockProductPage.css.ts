import { ruledFacts } from '../../elements/styles/fact-styles.ts'
import { standingLink } from '../../elements/styles/text-link.ts'
import { blockStyle } from '../../theme/layered.ts'
import { label as labelType, step } from '../../elements/styles/type.ts'
import { headRow } from '../../elements/styles/section-head-styles.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const othersHead = headRow()

/** Name, pictures, words below each other; from m the words beside the pictures. */
export const head = blockStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"name" "pictures" "thumbnails" "words"',
  columnGap: vars.grid.gutter,
  '@media': {
    [from.m]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateAreas: '"name pictures" "words pictures" "thumbnails thumbnails"',
    },
  },
})
export const name = blockStyle({
  gridArea: 'name',
  minInlineSize: 0,
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  '@media': { [from.m]: { paddingBlockStart: '2.5rem', paddingInlineEnd: vars.space[5] } },
})
export const label = blockStyle({ fontSize: vars.size.s, ...labelType, marginBlockEnd: vars.space[4] })
export const words = blockStyle({
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[5],
  minInlineSize: 0,
  paddingBlock: vars.space[5],
  '@media': { [from.m]: { paddingBlockStart: 0, paddingInlineEnd: vars.space[5] } },
})
export const description = blockStyle({ ...step('lead'), maxInlineSize: vars.grid.measure })
export const facts = blockStyle(ruledFacts.list)
export const fact = blockStyle(ruledFacts.row)
export const factName = blockStyle(ruledFacts.name)
export const factValue = blockStyle(ruledFacts.value)
export const about = blockStyle(standingLink(vars.target.min))

export const others = blockStyle({ gridColumn: '1 / -1', paddingBlockEnd: vars.space.section })
