/** A message for each plural form that a language has (CLDR: `zero`, `one`, `two`, `few`, `many`); `other` serves the rest. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** A message that depends on a number. A plain text is the same for every number. */
export type PluralMessage = string | PluralForms

/**
 * Chooses the form of a message for a number, by the rules of its language (`Intl.PluralRules`).
 * @param locale Language of the message, a BCP 47 tag such as `pl`. Throws a `RangeError` if it is no tag.
 */
export function plural(message: PluralMessage, count: number, locale: string): string {
  if (typeof message === 'string') return message
  return message[new Intl.PluralRules(locale).select(count)] ?? message.other
}
