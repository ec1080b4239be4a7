import { spans } from '../contract/contract.ts'
import { elementGlobal, elementStyle } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'
import { cell, grid } from './Grid.css.ts'

export const section = elementStyle({ paddingBlock: vars.space.section })
elementGlobal(`${section} + ${section}`, { paddingBlockStart: 0 })
/** A block that shows nothing, such as a list without entries, leaves no gap. */
elementGlobal(`${section}:has(> ${grid} > ${cell}:empty)`, { display: 'none' })

/** From edge to edge: no space around it, and no margins of the grid. */
export const bleed = elementStyle({})
elementGlobal(`${bleed} > ${grid}`, { paddingInline: 0 })
elementGlobal(`${bleed} > ${grid} > ${cell}`, { gridColumn: '1 / -1' })

/** Columns of the cell on large and medium screens; all twelve without an attribute, and on small screens. */
for (const screen of ['l', 'm'])
  for (const span of spans)
    elementGlobal(`[data-part="block-section"][data-${screen}="${span}"]`, { vars: { [`--b-${screen}`]: `${span}` } })

/** Carries debug attributes around a block that stands outside the layout, without being a box. */
export const bare = elementStyle({ display: 'contents' })
