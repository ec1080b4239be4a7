import * as dialogs from '../../elements/styles/dialog.ts'
import { field as fieldStyle, fieldLabel, labelled } from '../../elements/styles/field.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { step } from '../../elements/styles/type.ts'
import { vars } from '../../theme/vars.css.ts'

/** Without a script the link to it shows it on the page. */
export const dialog = blockStyle({
  ...dialogs.unstyled,
  position: 'static',
  background: vars.color.surfaceMuted,
  color: vars.color.onSurfaceMuted,
  borderRadius: vars.radius.dialog,
  selectors: {
    '&:target:not([data-enhanced] *)': { display: 'block' },
    '&:modal': {
      borderRadius: 0,
      ...dialogs.sheet(),
      position: 'fixed',
      background: vars.color.surface,
      color: vars.color.onSurface,
    },
    '&::backdrop': dialogs.backdrop,
  },
  '@media': { '(forced-colors: active)': { border: `${vars.border.rule} solid` }, print: { display: 'none' } },
})
blockGlobal(`:root:has(${dialog}:modal)`, dialogs.still)

export const bar = blockStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingInlineStart: vars.space[5],
})
export const title = blockStyle({ ...step(3), paddingBlockStart: vars.space[5], minInlineSize: 0, overflowWrap: 'anywhere' })
/** Only a dialog can be closed. */
export const close = blockStyle({
  ...dialogs.close,
  display: 'none',
  blockSize: '4.5rem',
  selectors: { ...dialogs.close.selectors, [`${dialog}:modal &`]: { display: 'grid' } },
})

export const form = blockStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[5],
  padding: vars.space[5],
})
export const available = blockStyle({ maxInlineSize: vars.grid.measure })
export const field = blockStyle({ ...labelled, inlineSize: '100%' })
export const label = blockStyle(fieldLabel)
export const select = blockStyle({ ...fieldStyle, background: vars.color.sunken })
