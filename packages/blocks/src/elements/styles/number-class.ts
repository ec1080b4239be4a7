import { cx } from './cx.ts'

/** The classes of a whole number below 1,000, of the `digits` of `numberStyles`. */
export const numberClass = (number: number, digits: readonly (readonly string[])[]) =>
  cx(...digits.map((classes, i) => classes[Math.floor(number / 10 ** i) % 10]))
