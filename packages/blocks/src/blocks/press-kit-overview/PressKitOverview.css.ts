import { fileStyles } from '../../elements/file-styles.ts'
import { blockStyle } from '../../elements/layered.ts'
import { step } from '../../elements/type.ts'

export const files = fileStyles()

export const title = blockStyle({ ...step(3), overflowWrap: 'anywhere' })
