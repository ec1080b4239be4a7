import { vars } from '../../theme/vars.css.ts'
import { label } from './type.ts'

/** Style of something chosen that can be taken away again, for each stylesheet that has one. */
export const pill = {
  ...label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  borderRadius: vars.radius.control,
  fontSize: vars.size.s,
  vars: { '--b-icon': '1.125rem' },
} as const
