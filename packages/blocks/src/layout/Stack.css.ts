import { elementGlobal, elementStyle } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

/** Spaces of the theme that a stack may have between its children. */
const gaps = [2, 3, 4, 5, 6, 7, 8] as const
export type StackGap = (typeof gaps)[number]

/** As wide as its place, also where a child would be wider. */
export const stack = elementStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
for (const gap of gaps) elementGlobal(`${stack}[data-gap="${gap}"]`, { gap: vars.space[gap] })
