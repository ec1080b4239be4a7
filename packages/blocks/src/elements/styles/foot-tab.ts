import { vars } from '../../theme/vars.css.ts'

/** Made of a border, so that it is there in forced colours too. */
const hidden = {
  content: '',
  position: 'absolute',
  insetBlockEnd: 0,
  transform: 'scaleY(0)',
  transformOrigin: 'bottom',
  transition: `transform ${vars.duration.medium} ${vars.easing.settle}`,
} as const

/** Styles of the tab along the whole foot of a thing, at its `::before` or `::after`: out of sight until somebody points at it or chooses it. */
export const footTab = { ...hidden, insetInline: 0, borderBlockStart: `${vars.border.tab} solid ${vars.color.accent}` } as const

/** A short tab in the foot of a picture: out of sight until somebody points at what the picture belongs to. */
export const pictureTab = {
  ...hidden,
  inlineSize: vars.space[9],
  borderBlockStart: `${vars.border.tab} solid ${vars.color.accent}`,
} as const
