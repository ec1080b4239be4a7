import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { step, typeStyle } from '../../elements/styles/type.ts'
import { cell } from '../../layout/Grid.css.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const align = {
  left: blockStyle({}),
  center: blockStyle({ textAlign: 'center' }),
  right: blockStyle({ textAlign: 'end' }),
  justify: blockStyle({ textAlign: 'justify' }),
}

/**
 * On large pages the block stands in the last eight columns, its text in six of these, and its headings beside the text from
 * the first column on. They float into space that the text leaves free, so that they move none of its lines. Only in a cell of the grid.
 */
export const columns = blockStyle({})
const placed = `${cell} > ${columns}`
const heading = `${placed} > * > h2`
blockGlobal(`${cell}:has(> ${columns})`, { '@media': { [from.l]: { vars: { '--b-start': '5', '--b-l': '8' } } } })
blockGlobal(`${placed} > *`, { '@media': { [from.l]: { display: 'flow-root' } } })
blockGlobal(`${placed} > * > :not(h2)`, {
  '@media': { [from.l]: { marginInlineStart: `calc((100% + ${vars.grid.gutter}) / 4)` } },
})
blockGlobal(`${placed} > * > table`, {
  '@media': { [from.l]: { inlineSize: `calc(100% - (100% + ${vars.grid.gutter}) / 4)` } },
})
blockGlobal(heading, {
  '@media': {
    [from.l]: {
      float: 'inline-start',
      clear: 'both',
      inlineSize: `calc(75% - ${vars.grid.gutter} / 4)`,
      marginInlineStart: `calc((100% + ${vars.grid.gutter}) / -2)`,
    },
  },
})
blockGlobal(`${heading} + *`, { '@media': { [from.l]: { marginBlockStart: 0 } } })
blockGlobal(`${placed} > * > * + h2, ${placed} > * > * + h2 + *`, {
  '@media': { [from.l]: { marginBlockStart: vars.space[7] } },
})
/** A heading may be taller than its text: the next one begins below both. */
blockGlobal(`${placed} > * > :has(+ h2)::after`, { '@media': { [from.l]: { content: '', display: 'block', clear: 'both' } } })

/** A heading alone is a statement: large, and soft where it is emphasised. */
const statement = `${heading}:only-child`
blockGlobal(`${cell}:has(> ${columns} > * > h2:only-child)`, {
  '@media': { [from.l]: { vars: { '--b-start': '1', '--b-l': '10' } } },
})
blockGlobal(statement, {
  ...step(2),
  maxInlineSize: '100%',
  textWrap: 'pretty',
  '@media': { [from.l]: { float: 'none', inlineSize: 'auto', margin: 0 } },
})
blockGlobal(`${statement} em`, { ...typeStyle('secondary'), fontStyle: 'normal' })

/** Lines keep their measure; the column of lines moves with the alignment. */
blockGlobal(`${align.center} > div > *`, { marginInline: 'auto' })
blockGlobal(`${align.right} > div > *`, { marginInlineStart: 'auto' })
blockGlobal(`:is(${align.center}, ${align.right}) li`, { textAlign: 'start' })
