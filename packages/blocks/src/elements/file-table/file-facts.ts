const units = ['b', 'Kb', 'Mb', 'Gb', 'Tb']

/**
 * A size of a file with at most one decimal, `1.5 Mb`; a unit is 1024 of the one before it. `undefined` where it is none.
 * @param bytes Bytes, 0 or more.
 * @param locale Language of the number, a BCP 47 tag. Throws a `RangeError` if it is no tag.
 * @requirement DL-10
 */
export function fileSize(bytes: number | undefined, locale: string): string | undefined {
  if (bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return undefined
  let [size, unit] = [Math.round(bytes), 0]
  // A size that rounds to 1024 is one of the next unit.
  for (; Math.round(size * 10) >= 10_240 && unit < units.length - 1; unit++) size /= 1024
  return `${size.toLocaleString(locale, { maximumFractionDigits: 1, useGrouping: false })} ${units[unit]}`
}

/**
 * The day of a moment, `2026-10-12`, as lists of files write it; `undefined` where there is none.
 * @requirement DL-09
 */
export const isoDay = (date: string | undefined): string | undefined => /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(date ?? '')?.[0]
