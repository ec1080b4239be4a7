/** Letters that cannot be decomposed. */
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' }

/**
 * A text for comparison: without case and accents.
 * @requirement OR-22
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => letters[letter]!)

const word = /[\p{L}\p{M}\p{N}]+/gu

/** The words of a text, for comparison. */
export const wordsIn = (text: string): string[] => text.match(word)?.map(fold) ?? []

/** A word of a text and where it begins. */
export const tokenize = (text: string): { word: string; start: number }[] =>
  [...text.matchAll(word)].map(({ 0: found, index }) => ({ word: found, start: index }))
