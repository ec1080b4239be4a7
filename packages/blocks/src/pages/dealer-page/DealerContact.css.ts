import { keyframes } from '@vanilla-extract/css'
import * as dialogs from '../../elements/styles/dialog.ts'
import { direction } from '../../elements/styles/direction.css.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { round } from '../../elements/styles/shape.ts'
import { label, step, underline } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

const enter = keyframes({ from: { transform: `translateX(calc(${direction} * 100%))` } })

/** At the end of the line, as the sheet of `Modal`. */
export const dialog = blockStyle({
  ...dialogs.plain,
  insetBlock: 0,
  insetInline: 'auto 0',
  blockSize: '100%',
  maxBlockSize: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { animation: `${enter} ${vars.duration.medium} ${vars.easing.slide}` },
    '&::backdrop': { background: vars.color.backdrop },
  },
  '@media': {
    [from.m]: { inlineSize: `min(40rem, 100% - ${vars.space[8]})`, ...round.start(vars.radius.dialog) },
    '(forced-colors: active)': { border: `${vars.border.rule} solid` },
  },
})
blockGlobal(`:root:has(${dialog}:modal)`, dialogs.stillBeside)

export const bar = blockStyle({ ...dialogs.bar, ...label, fontSize: vars.size.s })
export const recipient = blockStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const close = blockStyle(dialogs.close)
export const body = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingInline: vars.grid.margin,
  paddingBlock: vars.space[5],
})
export const title = blockStyle({ ...step(2), overflowWrap: 'anywhere' })
export const where = blockStyle({ color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const line = blockStyle({ display: 'block' })
export const mail = blockStyle({
  ...label,
  ...underline,
  color: vars.color.onSurface,
  selectors: { '&[hidden]': { display: 'none' } },
})
