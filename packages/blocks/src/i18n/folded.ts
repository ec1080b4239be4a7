/** Text for comparison: without case and accents, with one kind of space. */
export const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ')
