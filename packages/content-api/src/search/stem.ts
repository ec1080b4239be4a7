import type { Locale } from '@brand/content'

interface Forms {
  /** Letters with two spellings, and the one that is compared. */
  same?: readonly [RegExp, string]
  /** The endings of plurals and cases, longest first. */
  endings: RegExp
  /** Nouns are written in one word, so that the last part of a word names the kind of thing: a pendant lamp is a lamp. */
  isCompounding?: true
}

/** Word endings and spellings of each language, as far as a search needs them. Words are folded: `Stühle` is `stuhle` here. */
const forms: Record<Locale, Forms> = {
  en: { endings: /(?:(?<!s)s|ies|(?<=[sx]|ch|sh)es|ed|ing)$/ },
  // `panelen` and `paneel`, `stoffen` and `stof`, `poefje` and `poef`.
  nl: {
    same: [/([aeou])\1/g, '$1'],
    endings: /(?:(?<=.{5})ing(?:en)?|eren|en|(?<=[lmnrw])tjes?|jes?|s|e)$/,
    isCompounding: true,
  },
  // `Waende` is `Wände` on a keyboard without umlauts.
  de: { same: [/([aou])e/g, '$1'], endings: /(?:(?<=.{5})ung(?:en)?|ern|en|er|es|e|n|s)$/, isCompounding: true },
  fr: { endings: /(?:(?<=.{5})ages?|(?<=.{5})er|(?<=eau)x|(?<!e)aux|es|s|x|e)$/ },
  it: { endings: /[aeio]$/ },
}

/** Fewest letters that are left of a word without its ending. */
const minStemLength = 4

/** A folded word as it is compared: without differences of spelling. */
export function spelled(word: string, locale: Locale): string {
  const { same } = forms[locale]
  return same ? word.replaceAll(...same) : word
}

/** The beginning that all forms of a folded word share. */
export function stem(word: string, locale: Locale): string {
  const whole = spelled(word, locale)
  const cut = whole.replace(forms[locale].endings, '')
  const start = cut.length < minStemLength ? whole : cut
  return locale === 'nl' ? start.replace(/([bdfgklmnprst])\1$/, '$1') : start
}

/** Fewest letters of the first and of the last part of a compound. */
const [head, tail] = [3, 4]

/** Most letters of a compound: each place to divide it is a search. */
const maxCompound = 40

/** The words that a folded word may end in, longest first: `curtain` for `soundcurtain`. Most are no words, which nobody searches. */
export const listEndings = (word: string): string[] =>
  word.length > maxCompound
    ? []
    : Array.from({ length: Math.max(0, word.length - head - tail + 1) }, (_, i) => word.slice(head + i))

/** The ends of a folded word where nouns are written in one word: `glamp` and `lamp` for `hanglamp`. */
export const listCompoundEndings = (word: string, locale: Locale): string[] =>
  forms[locale].isCompounding ? listEndings(spelled(word, locale)) : []

/** The two words that a folded word may be made of: `ohren` and `sessel` for `ohrensessel`. */
export function splitCompound(word: string, locale: Locale): [string, string][] {
  if (!forms[locale].isCompounding || word.length > maxCompound) return []
  return Array.from({ length: Math.max(0, word.length - 2 * tail + 1) }, (_, i): [string, string] => [
    word.slice(0, tail + i),
    word.slice(tail + i),
  ])
}

/** A word with each two neighbouring letters swapped, which is the most usual slip and two changes for a search. */
export const swapLetters = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2)).filter(
    (swapped) => swapped !== word,
  )
