import { vars } from '../theme/vars.css.ts'

/** Styles of the tab in the foot of a picture, at its `::after`: out of sight until somebody points at what the picture belongs to. */
export const pictureTab = {
  content: '',
  position: 'absolute',
  insetBlockEnd: 0,
  inlineSize: vars.space[9],
  borderBlockStart: `${vars.space[3]} solid ${vars.color.accent}`,
  transform: 'scaleY(0)',
  transformOrigin: 'bottom',
  transition: `transform ${vars.duration.medium} ${vars.easing.settle}`,
} as const
