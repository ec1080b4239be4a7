import { blockStyle } from '../../elements/layered.ts'
import { sectionHead } from '../../elements/section-head.ts'
import { vars } from '../../theme/vars.css.ts'

export const section = sectionHead()

export const block = blockStyle({ scrollMarginBlockStart: vars.barHeight })
