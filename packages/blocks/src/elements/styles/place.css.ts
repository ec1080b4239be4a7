import { elementStyle } from '../../theme/layered.ts'

/** An element by whose width its content is laid out (`within`). */
export const place = elementStyle({ containerType: 'inline-size' })
