import { fileStyles } from '../../elements/styles/file-styles.ts'
import { blockStyle } from '../../theme/layered.ts'
import { step } from '../../elements/styles/type.ts'

export const files = fileStyles()

export const title = blockStyle({ ...step(3), overflowWrap: 'anywhere' })
