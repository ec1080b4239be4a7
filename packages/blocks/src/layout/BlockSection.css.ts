import { elementGlobal, elementStyle } from '../elements/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const section = elementStyle({ paddingBlock: vars.space.section })
elementGlobal(`${section} + ${section}`, { paddingBlockStart: 0 })

/** Carries debug attributes around a block that stands outside the layout, without being a box. */
export const bare = elementStyle({ display: 'contents' })
