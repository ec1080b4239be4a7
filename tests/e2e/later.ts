import { locales } from './support.ts'

/** Addresses whose records are there and whose screens are not yet: what leads to them is checked with the records. */
const later = new RegExp(
  `^(?:/(?:${locales.join('|')}))?/(?:inspiration|acoustic-solutions|fabrics|(?:noise-reduction|designers|careers)/)`,
)

/** Whether a later issue makes the screen at a path. Take a prefix away with the issue that makes it. */
export const isLater = (path: string) => later.test(path)
