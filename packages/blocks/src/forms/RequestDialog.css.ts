import * as dialogs from '../elements/styles/dialog.ts'
import { elementGlobal, elementStyle } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'
import { request } from './Form.css.ts'

export const dialog = elementStyle({
  ...dialogs.unstyled,
  selectors: { '&:modal': dialogs.sheet(), '&::backdrop': dialogs.backdrop },
  '@media': { print: { display: 'none' } },
})
elementGlobal(`:root:has(${dialog}:modal)`, dialogs.still)

export const bar = elementStyle({ ...dialogs.bar, justifyContent: 'flex-end' })
export const close = elementStyle(dialogs.close)
export const body = elementStyle({ paddingInline: vars.grid.margin, paddingBlock: `${vars.space[5]} ${vars.space[7]}` })
/** It is too narrow for two columns. */
elementGlobal(`${body} > ${request}`, { gridTemplateColumns: 'minmax(0, 1fr)' })
