import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { within } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** Each column is twelve divided by the number of columns; in a narrow place the pictures lie one under the other. */
const grid = (columns: number) =>
  blockStyle({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space[5]} ${vars.grid.gutter}`,
    '@container': { [within.s]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } },
  })
export const grids = [grid(1), grid(2), grid(3)]

/** The proportions come from here, so that they hold for pictures without a crop of their own too. */
export const picture = blockStyle({})
blockGlobal(`${picture} img`, { aspectRatio: '5 / 4', '@container': { [within.s]: { aspectRatio: '5 / 6' } } })

export const caption = blockStyle({
  paddingBlockStart: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.s,
})
