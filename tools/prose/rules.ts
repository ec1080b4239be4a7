/** Splits prose into sentences; what stands in backquotes or in quotation marks counts as one word. */
export const sentencesIn = (prose: string): string[] =>
  prose
    .replaceAll(/`[^`]*`/g, '`x`')
    .replaceAll(/"[^"]*"|“[^”]*”/g, '"x"')
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

/** Whether a sentence has "way" for a path or a manner. Fixed phrases are left out. */
export const hasWay = (sentence: string): boolean =>
  /\bways?\b/i.test(
    sentence.replaceAll(/\b(?:by the|under|give|gives|giving|gave|halfway) way\b|\bthe other way (?:a?round)\b/gi, ''),
  )

/** Whether a thing speaks. Errors, logs and people may. */
export const isThingThatSpeaks = (sentence: string): boolean =>
  /\b(?:says?|said|tells?|told)\b/i.test(sentence) &&
  !/\b(?:errors?|logs?|messages?|warnings?|visitors?|editors?|operators?|people|speech|screen readers?)\b/i.test(sentence)
