import type { Locale } from '@brand/content'

const formats = new Map<string, Intl.NumberFormat>()

/** Writes a number as a language does. Each format is made once: to make one takes longer than to write a hundred numbers. */
export function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, options)))
  return format.format(value)
}

/** Formats a price in euros, with cents only where it has some. */
export const euros = (value: number, locale: Locale) =>
  formatNumber(value, locale, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' })
