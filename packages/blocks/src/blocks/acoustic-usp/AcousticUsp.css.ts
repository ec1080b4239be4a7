import { ruledRow } from '../../elements/styles/fact-styles.ts'
import { numberStyles } from '../../elements/styles/number-styles.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label as labelType, step } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const field = blockStyle({ paddingBlock: 'clamp(4rem, 8vw, 9rem)', vars: { '--b-height': 'clamp(12rem, 24vw, 24rem)' } })

export const title = blockStyle({ ...step(2), gridColumn: '1 / -1', marginBlockEnd: vars.space[7] })

export const properties = blockStyle({
  gridColumn: '1 / -1',
  alignSelf: 'end',
  '@media': { [from.m]: { gridColumn: '1 / span 5', selectors: { '&:last-child': { gridColumn: '1 / -1' } } } },
})
export const property = blockStyle({
  ...step(4),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  minBlockSize: '5rem',
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
})
export const drawing = blockStyle({ flex: 'none', inlineSize: '4.5rem' })

export const measured = blockStyle({
  position: 'relative',
  gridColumn: '1 / -1',
  alignSelf: 'end',
  marginBlockStart: vars.space[7],
  '@media': {
    [from.m]: {
      gridColumn: '7 / -1',
      marginBlockStart: 0,
      selectors: { ':not(ul) + &, &:first-child': { gridColumn: '1 / -1' } },
    },
  },
})

/** The value stands on its bar; the best bar has the accent's colour. */
export const chart = blockStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  columnGap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const column = blockStyle({ ...labelType, display: 'flex', flexDirection: 'column' })
blockGlobal(`${column} > :first-child`, { paddingBlockEnd: vars.space[2] })
const percent = numberStyles('percent')
export const percents = percent.digits
// A border and not a background, so that the bar is there in print and in forced colours too.
export const bar = blockStyle({
  borderBlockEnd: `calc(var(--b-height) * ${percent.sum} / 100) solid ${vars.color.textMuted}`,
})
blockGlobal(`${column}[data-best] > ${bar}`, { borderColor: vars.color.accent })
export const label = blockStyle({
  minBlockSize: '3em',
  paddingBlockStart: vars.space[2],
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
})

export const others = blockStyle({ marginBlockStart: vars.space[5] })
export const row = blockStyle(ruledRow)
export const name = blockStyle({ ...labelType })
