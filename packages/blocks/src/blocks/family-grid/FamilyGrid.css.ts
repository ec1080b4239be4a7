import { blockStyle } from '../../elements/layered.ts'
import { step } from '../../elements/type.ts'
import { vars } from '../../theme/vars.css.ts'

export const block = blockStyle({ scrollMarginBlockStart: vars.barHeight })

export const title = blockStyle({ ...step(2), marginBlockEnd: `clamp(${vars.space[5]}, 3vw, ${vars.space[7]})` })
