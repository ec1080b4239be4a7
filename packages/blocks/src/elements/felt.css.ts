import { vars } from '../theme/vars.css.ts'
import { elementStyle } from './layered.ts'

/** A felt field: one dye lot with its grain. Which lot, say the two custom properties of `feltLot`. */
export const felt = elementStyle({
  backgroundColor: 'var(--b-field)',
  backgroundImage: vars.feltGrain,
  backgroundSize: '280px',
  backgroundBlendMode: 'soft-light',
  color: 'var(--b-on-field)',
  vars: { [vars.color.focus]: 'var(--b-on-field)' },
})
