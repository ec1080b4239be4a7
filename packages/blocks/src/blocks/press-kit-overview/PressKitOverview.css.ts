import { fileStyles } from '../../elements/file-styles.ts'
import { blockStyle } from '../../elements/layered.ts'
import { step } from '../../elements/type.ts'
import { vars } from '../../theme/vars.css.ts'

export const files = fileStyles()

export const title = blockStyle({ ...step(3), overflowWrap: 'anywhere' })

export const ask = blockStyle({ display: 'grid', gap: vars.space[6], justifyItems: 'start' })
export const lead = blockStyle(step('lead'))
