/**
 * Text for comparison: without case and accents, with one kind of space and of apostrophe.
 * @requirement SRCH-13, SRCH-18, R2G-03
 */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[’‘ʼ´`]/g, "'")
