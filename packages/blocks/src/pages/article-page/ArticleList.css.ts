import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { step, typeStyle } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export { coloured, striped } from './colours.css.ts'

export const list = blockStyle({ paddingBlockEnd: vars.space.section })

export const head = blockStyle({ paddingBlock: `clamp(${vars.space[6]}, 4vw, ${vars.space[8]})` })
/** The bar and its scrim lie over the head. */
export const underBar = blockStyle({ paddingBlockStart: `calc(${vars.barHeight} + ${vars.space[9]})` })
blockGlobal(`${head}[style]`, { marginBlockEnd: vars.space[6] })
export const title = blockStyle({ gridColumn: '1 / -1' })
export const intro = blockStyle({
  ...step('lead'),
  gridColumn: '1 / -1',
  maxInlineSize: vars.grid.measure,
  marginBlockStart: vars.space[5],
  '@media': { [from.l]: { gridColumn: '1 / span 8' } },
})

export const body = blockStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[6],
})

/** A large card, and beside it two others one above the other. */
export const heroes = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `${vars.space[6]} ${vars.grid.gutter}`,
})
const item = `${heroes} > li`
blockGlobal(item, { gridColumn: '1 / -1', '@media': { [from.m]: { gridColumn: 'span 6' }, [from.l]: { gridColumn: 'span 4' } } })
blockGlobal(`${item}:first-child`, {
  '@media': { [from.m]: { gridColumn: '1 / -1' }, [from.l]: { gridColumn: '1 / span 8', gridRow: '1 / span 2' } },
})
blockGlobal(`${item}:nth-child(2):last-child`, {
  '@media': { [from.m]: { gridColumn: '1 / -1' }, [from.l]: { gridColumn: 'span 4', gridRow: '1 / span 2' } },
})
blockGlobal(`${item}:only-child`, { '@media': { [from.l]: { gridColumn: '1 / -1' } } })
/** The picture of the large card takes the height that the two beside it have; theirs are flatter. */
blockGlobal(`${item}:first-child [data-part="article-card-media"]`, {
  '@media': { [from.l]: { position: 'relative', flex: '1 1 24rem' } },
})
blockGlobal(`${item}:first-child img`, { '@media': { [from.l]: { position: 'absolute', inset: 0, blockSize: '100%' } } })
blockGlobal(`${item}:first-child [data-part="article-card-text"]`, { '@media': { [from.l]: { flexGrow: 0 } } })
blockGlobal(`${item}:not(:first-child) img`, { '@media': { [from.l]: { maxBlockSize: '18rem' } } })

export const empty = blockStyle({ ...step(3), ...typeStyle('secondary'), paddingBlock: vars.space[7] })
