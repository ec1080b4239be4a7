import { createVar } from '@vanilla-extract/css'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { step } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

const first = createVar()

/**
 * Picture, text, facts, one under the other; from m in two columns.
 * @requirement BLK-info-01
 */
export const info = blockStyle({
  vars: { [first]: '6' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[6],
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.grid.gutter } },
})

export const emphasis = {
  none: '',
  first: blockStyle({ vars: { [first]: '8' } }),
  second: blockStyle({ vars: { [first]: '4' } }),
}

const second = { gridColumn: `calc(${first} + 1) / -1` }

export const text = blockStyle({
  '@media': { [from.m]: { gridColumn: `1 / span ${first}`, gridRow: 1 } },
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
})

export const picture = blockStyle({ '@media': { [from.m]: { ...second, gridRow: 1 } } })
/** Beside a picture the text stands on its bottom edge, also when facts follow the picture. */
blockGlobal(`${picture} + ${text}`, { '@media': { [from.m]: { alignSelf: 'end' } } })

export const title = blockStyle({ ...step(2), marginBlockEnd: vars.space[4] })

export const aside = blockStyle({ '@media': { [from.m]: second } })
/** A name in a table has half of the width: with less its words break in the four columns of a tablet. */
blockGlobal(`${aside} :is(th, td):first-child`, { inlineSize: '50%' })
blockGlobal(`${picture} + ${text}:has(+ ${aside})`, { '@media': { [from.m]: { gridRow: '1 / span 2' } } })

/** The column that counts more begins with a lead. */
blockGlobal(`:is(${emphasis.first} > ${text}, ${emphasis.second} > ${aside}) > * > p:first-child`, step('lead'))
