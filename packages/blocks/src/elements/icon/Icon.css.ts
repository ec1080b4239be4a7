import { direction } from '../styles/direction.css.ts'
import { elementStyle } from '../../theme/layered.ts'

/** 24 px; what is around it may set another size by `--b-icon`. */
export const icon = elementStyle({
  inlineSize: 'var(--b-icon, 1.5rem)',
  blockSize: 'var(--b-icon, 1.5rem)',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
})

export const solid = elementStyle({ fill: 'currentColor', stroke: 'none' })

/** Points in the direction of reading. */
export const directed = elementStyle({ scale: `${direction} 1` })
