import { below } from '../../theme/below.ts'

/** On phones the drawing stays in view while one types, on screens with room for more than that. */
export const pinned = `${below.m} and (min-height: 30em)`
