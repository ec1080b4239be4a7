import { vars } from '../../theme/vars.css.ts'
import { label, step, typeStyle } from './type.ts'

/** Style of what a search has found, in words; where that is nothing it stands in the place of the first result. */
export const searchStatus = {
  display: 'block',
  fontSize: vars.size.s,
  ...label,
  selectors: { '&[data-empty]': { ...step(3), ...typeStyle('secondary') } },
} as const
