import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** Each column is twelve divided by the number of columns; on phones the pictures lie one under the other. */
export const grid = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[5]} ${vars.grid.gutter}`,
  '@media': { [from.s]: { gridTemplateColumns: 'repeat(var(--b-columns), minmax(0, 1fr))' } },
})

/** The proportions come from here, so that they hold for pictures without a crop of their own too. */
export const picture = blockStyle({})
blockGlobal(`${picture} img`, { aspectRatio: '5 / 4', '@media': { [from.s]: { aspectRatio: '5 / 6' } } })

export const caption = blockStyle({
  paddingBlockStart: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.s,
})
