import { textLink } from '../styles/text-link.ts'
import { elementGlobal, elementStyle } from '../../theme/layered.ts'

export const link = elementStyle({ ...textLink, color: 'inherit' })

/** Never alone on a new line. */
export const newTab = elementStyle({
  whiteSpace: 'nowrap',
  vars: { '--b-icon': '0.9em' },
})
elementGlobal(`${newTab} svg`, { display: 'inline', marginInlineStart: '0.15em', verticalAlign: '-0.08em' })
