/** Values for the places of a message. */
export type MessageValues = Readonly<Record<string, string | number | undefined>>

/**
 * Replaces the places of a message: `{brand}` becomes `values.brand`. A place without a value is left out, with the space before it.
 * @param message The text of a language, such as `© {year} {brand}`.
 */
export const interpolate = (message: string, values: MessageValues): string =>
  message.replace(/( ?)\{(\w+)\}/g, (_, space: string, name: string) => {
    const value = values[name]
    return value === undefined ? '' : `${space}${value}`
  })

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

/**
 * A day in the long form of a language, `12 October 2026`; `undefined` where there is none, or where it is no date.
 * @param date The day as records have it, `2026-10-12`.
 * @param locale Language of the text, a BCP 47 tag. Throws a `RangeError` if it is no tag.
 */
export function longDate(date: string | undefined, locale: string): string | undefined {
  const day = new Date(date ?? '')
  if (Number.isNaN(day.getTime())) return undefined
  const text = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
  // CLDR writes `1 septembre`; French has an ordinal on the first day of a month.
  return /^fr\b/.test(locale) ? text.replace(/^1 /, '1er ') : text
}
