import * as dialogs from '../../elements/styles/dialog.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label, step, underline } from '../../elements/styles/type.ts'
import { vars } from '../../theme/vars.css.ts'

export const dialog = blockStyle({
  ...dialogs.unstyled,
  selectors: { '&:modal': dialogs.sheet(), '&::backdrop': dialogs.backdrop },
})
blockGlobal(`:root:has(${dialog}:modal)`, dialogs.still)

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
})
