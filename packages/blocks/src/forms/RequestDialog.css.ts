import { createVar, keyframes } from '@vanilla-extract/css'
import * as dialogs from '../elements/styles/dialog.ts'
import { direction } from '../elements/styles/direction.css.ts'
import { elementGlobal, elementStyle } from '../theme/layered.ts'
import { round } from '../elements/styles/shape.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/vars.css.ts'
import { request } from './Form.css.ts'

const away = createVar()
const enter = keyframes({ from: { transform: away } })
const appear = keyframes({ from: { opacity: 0 } })
const motion = `${vars.duration.medium} ${vars.easing.slide}`

/** A sheet at the end of the line; all of a small screen. */
export const dialog = elementStyle({
  vars: { [away]: `translateX(calc(${direction} * 100%))` },
  ...dialogs.plain,
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 'auto',
  insetInlineEnd: 0,
  blockSize: '100%',
  maxBlockSize: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { animation: `${enter} ${motion}` },
    '&::backdrop': { background: vars.color.backdrop, animation: `${appear} ${motion}` },
  },
  '@media': {
    [from.m]: { inlineSize: `min(40rem, 100% - ${vars.space[8]})`, ...round.start(vars.radius.dialog) },
    print: { display: 'none' },
  },
})
elementGlobal(`:root:has(${dialog}[open])`, dialogs.stillBeside)

export const bar = elementStyle({ ...dialogs.bar, justifyContent: 'flex-end' })
export const close = elementStyle(dialogs.close)
export const body = elementStyle({ paddingInline: vars.grid.margin, paddingBlock: `${vars.space[5]} ${vars.space[7]}` })
/** It is too narrow for two columns. */
elementGlobal(`${body} > ${request}`, { gridTemplateColumns: 'minmax(0, 1fr)' })
