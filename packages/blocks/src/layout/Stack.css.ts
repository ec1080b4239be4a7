import { elementGlobal, elementStyle } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

/** Spaces of the theme that a stack may have between its children. */
export type StackGap = 2 | 3 | 4 | 5 | 6 | 7 | 8

/** As wide as its place, also where a child would be wider. */
export const stack = elementStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
for (const gap of [2, 3, 4, 5, 6, 7, 8] satisfies StackGap[])
  elementGlobal(`${stack}[data-gap="${gap}"]`, { gap: vars.space[gap] })
