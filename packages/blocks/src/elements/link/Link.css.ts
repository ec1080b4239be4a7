import { elementGlobal, elementStyle } from '../../theme/layered.ts'
import { underline, underlineHover } from '../styles/type.ts'

export const link = elementStyle({ ...underline, color: 'inherit', selectors: { '&:hover': underlineHover } })

/** Never alone on a new line. */
export const newTab = elementStyle({
  whiteSpace: 'nowrap',
  vars: { '--b-icon': '0.9em' },
})
elementGlobal(`${newTab} svg`, { display: 'inline', marginInlineStart: '0.15em', verticalAlign: '-0.08em' })
