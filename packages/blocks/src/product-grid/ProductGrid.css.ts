import { numberStyles } from '../elements/styles/number-styles.ts'
import { blockStyle } from '../theme/layered.ts'
import { within } from '../theme/breakpoints.ts'
import { vars } from '../theme/vars.css.ts'

/** The room of the smallest screen, or of a phone with large text. */
const narrow = '(max-width: 17.49rem)'
const gap = `clamp(${vars.space[5]}, 4.4vw, ${vars.space[8]})`

/**
 * Two columns, in which wide tiles take both; with more room the twelve columns of the page. One where two names have no room.
 * @requirement GRID-17, GRID-18
 */
export const grid = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // A wide tile leaves no half of a row empty before it: the next small one takes that place.
  gridAutoFlow: 'dense',
  gap: `${gap} ${vars.grid.gutter}`,
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [within.l]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
})

const { digits, sum } = numberStyles('line')
export const lines = digits
const line = { gridRowStart: `calc${sum}` }

/** A tile has a fixed line only where there are twelve columns; elsewhere tiles follow each other. */
const tile = blockStyle({ minInlineSize: 0, '@container': { [within.l]: { ...line, gridColumnEnd: 'span 3' } } })
const wide = blockStyle({
  gridColumnEnd: '-1',
  gridColumnStart: 1,
  '@container': { [within.l]: { gridColumn: 'auto / span 6' } },
})
const high = blockStyle({ '@container': { [within.l]: { gridRowEnd: 'span 2' } } })
export const tiles = { normal: tile, landscape: [tile, wide].join(' '), hero: [tile, wide, high].join(' ') }

/** To the end of its row, as high as the pictures at least. */
export const end = blockStyle({
  display: 'grid',
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@container': { [within.l]: line },
})

const column = (start: number) => blockStyle({ '@container': { [within.l]: { gridColumnStart: start } } })
export const columns = { 1: column(1), 4: column(4), 7: column(7), 10: column(10) }
