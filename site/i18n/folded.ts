/**
 * Text for comparison: without case and accents, with one kind of space.
 * @requirement SRCH-13, SRCH-18
 */
export const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ')
