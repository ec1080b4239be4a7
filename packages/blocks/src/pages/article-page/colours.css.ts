import { customColorField, customColorStripe } from '../../elements/styles/custom-color-field.ts'
import { blockStyle } from '../../theme/layered.ts'
import { vars } from '../../theme/vars.css.ts'

/** A field without a colour of its own. Stands first, so that the others win over it. */
export const muted = blockStyle({ backgroundColor: vars.color.surfaceMuted })

/** A field in a colour of the CMS, on which everything is drawn in the colour of its text. */
export const coloured = blockStyle({
  ...customColorField,
  vars: { ...customColorField.vars, [vars.color.textMuted]: 'currentColor' },
})

/** Where no text is legible on the colour, it is a stripe above the text. */
export const striped = blockStyle(customColorStripe)
