import { blockStyle } from '../theme/layered.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/vars.css.ts'

/** A small screen, or large text on a phone. */
const narrow = '(max-width: 19.99em)'
const gap = `clamp(${vars.space[5]}, 4.4vw, ${vars.space[8]})`

/**
 * Two columns, in which wide tiles take both; on large pages the twelve columns of the page. One where two names have no room.
 * @requirement GRID-17, GRID-18
 */
export const grid = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // A wide tile leaves no half of a row empty before it: the next small one takes that place.
  gridAutoFlow: 'dense',
  gap: `${gap} ${vars.grid.gutter}`,
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.l]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
})

/** Where a tile lies is only decided on large pages; elsewhere tiles follow each other. */
const tile = blockStyle({ minInlineSize: 0, '@media': { [from.l]: { gridRowStart: 'var(--b-line)', gridColumnEnd: 'span 3' } } })
const wide = blockStyle({ gridColumnEnd: '-1', gridColumnStart: 1, '@media': { [from.l]: { gridColumn: 'auto / span 6' } } })
const high = blockStyle({ '@media': { [from.l]: { gridRowEnd: 'span 2' } } })
export const tiles = { normal: tile, landscape: [tile, wide].join(' '), hero: [tile, wide, high].join(' ') }

/** To the end of its row, as high as the pictures at least. */
export const end = blockStyle({
  display: 'grid',
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@media': { [from.l]: { gridRowStart: 'var(--b-line)' } },
})

const column = (start: number) => blockStyle({ '@media': { [from.l]: { gridColumnStart: start } } })
export const columns = { 1: column(1), 4: column(4), 7: column(7), 10: column(10) }
