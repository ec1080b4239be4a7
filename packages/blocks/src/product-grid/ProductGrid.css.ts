import { blockStyle } from '../theme/layered.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/vars.css.ts'

const gap = `clamp(${vars.space[5]}, 4.4vw, ${vars.space[8]})`

/**
 * One column on phones, then two, in which wide tiles take both; on large pages the twelve columns of the page.
 * @requirement GRID-17, GRID-18
 */
export const grid = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[5]} ${vars.grid.gutter}`,
  '@media': {
    [from.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: gap },
    [from.l]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
})

/** Where a tile lies is only decided on large pages; elsewhere tiles follow each other. */
const tile = blockStyle({ minInlineSize: 0, '@media': { [from.l]: { gridRowStart: 'var(--b-line)', gridColumnEnd: 'span 3' } } })
const wide = blockStyle({ '@media': { [from.s]: { gridColumnEnd: 'span 2' }, [from.l]: { gridColumnEnd: 'span 6' } } })
const high = blockStyle({ '@media': { [from.l]: { gridRowEnd: 'span 2' } } })
export const tiles = { normal: tile, landscape: [tile, wide].join(' '), hero: [tile, wide, high].join(' ') }

/** To the end of its row, as high as the pictures at least. */
export const end = blockStyle({
  display: 'grid',
  minInlineSize: 0,
  gridColumnEnd: -1,
  '@media': { [from.s]: { gridColumnStart: 1 }, [from.l]: { gridRowStart: 'var(--b-line)' } },
})

const column = (start: number) => blockStyle({ '@media': { [from.l]: { gridColumnStart: start } } })
export const columns = { 1: column(1), 4: column(4), 7: column(7), 10: column(10) }
