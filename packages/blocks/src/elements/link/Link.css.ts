import { textLink } from '../styles/text-link.ts'
import { elementGlobal, elementStyle } from '../../theme/layered.ts'
import { vars } from '../../theme/vars.css.ts'

/** Higher than its line for a finger, which moves no line: it may stand alone, as the action of a block does. */
export const link = elementStyle({ ...textLink, paddingBlock: vars.space[2] })

/** Never alone on a new line. */
export const newTab = elementStyle({
  whiteSpace: 'nowrap',
  vars: { '--b-icon': '0.9em' },
})
elementGlobal(`${newTab} svg`, { display: 'inline', marginInlineStart: '0.15em', verticalAlign: '-0.08em' })
