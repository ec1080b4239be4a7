import type { Locale } from '@brand/content'

/** A Monday, from which the days of a week count. */
const monday = Date.UTC(2026, 0, 5)
const day = 86_400_000

/** A day of the week by its number, 1 is Monday, as a sentence of the language has it. */
export const weekday = (number: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(monday + (number - 1) * day)
