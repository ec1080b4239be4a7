import { vars } from '../../theme/vars.css.ts'

/** Styles of a field in a record's own colour (`ownColor`), for each stylesheet that has one. */
export const customColorField = {
  backgroundColor: 'var(--b-field)',
  color: 'var(--b-on-field)',
  vars: { [vars.color.focus]: 'var(--b-on-field)' },
} as const

/** Where no text is legible on the colour, it is a stripe above the text. */
export const customColorStripe = { borderBlockStart: `${vars.space[4]} solid var(--b-field)` } as const
