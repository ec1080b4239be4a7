/** Splits prose into sentences; what stands in backquotes counts as one word. */
export const sentencesIn = (prose: string): string[] =>
  prose
    .replaceAll(/`[^`]*`/g, '`x`')
    .split(/(?<=[.!?:;])\s+(?=[\p{Lu}`"“(])/u)
    .filter(Boolean)

/** Whether a sentence begins with a clause that has no main clause: `What a visitor has chosen.` */
export const isHeadless = (sentence: string): boolean =>
  /^(?:What|Who|Whose|Which|Where|How)\b/.test(sentence) &&
  !/\?\W*$/.test(sentence) &&
  !/^Where\b[^,]*, (?!and\b|or\b)/.test(sentence)

/** Most words of a sentence. */
const maxWords = 30

export const isLong = (sentence: string): boolean => sentence.split(/\s+/).length > maxWords
