import { blockStyle } from '../../theme/layered.ts'
import { sectionHead } from '../../elements/styles/section-head-styles.ts'
import { vars } from '../../theme/vars.css.ts'

export const section = sectionHead()

export const block = blockStyle({ scrollMarginBlockStart: vars.barHeight })
