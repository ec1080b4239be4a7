import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/** Made of a border, so that it is there in forced colours too. */
const piece = { content: '', position: 'absolute', pointerEvents: 'none' } as const
const motion = (property: string) => `${property} ${vars.duration.medium} ${vars.easing.settle}`

/** The accent, hanging from the top edge: 8 px on what is current, 4 px under the pointer. */
export const hangingTab = (is: string, hint: string): StyleRule => ({
  position: 'relative',
  selectors: {
    '&::before': {
      ...piece,
      insetBlockStart: 0,
      insetInline: 0,
      borderBlockStart: `${vars.border.tab} solid ${vars.color.accent}`,
      transform: 'scaleY(0)',
      transformOrigin: 'top',
      transition: motion('transform'),
    },
    [`${hint}::before`]: { transform: 'scaleY(0.5)' },
    [`${is}::before`]: { transform: 'none' },
  },
})

/** The accent at the start of a row. */
export const rowTab = (is: string, hint: string, color: string = vars.color.accent): StyleRule => ({
  position: 'relative',
  selectors: {
    '&::before': {
      ...piece,
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `0 solid ${color}`,
      transition: motion('border-width'),
    },
    [`${is}::before, ${hint}::before`]: { borderInlineStartWidth: vars.border.tab },
  },
})
