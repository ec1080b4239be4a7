import { toLine } from '@brand/content'

/** Keys whose values are numbers, or sizes such as `5x3.5`. */
const numbers = new Set(['wall', 'length', 'latitude', 'longitude', 'page'])

/** Longer than any number that a page takes. */
const number = /^[-+]?[\d.,]{1,12}(?:x[\d.,]{1,12})?$/

/** Most characters of a value, which links of a page repeat. */
const maxLength = 500

/**
 * A query as visitors mean it: values in one line, and no number that is none.
 * @requirement FORM-62, RELIABILITY 16
 */
export const typedQuery = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    [...query]
      .map(([key, value]): [string, string] => [key, toLine(value).slice(0, maxLength)])
      .filter(([key, value]) => !numbers.has(key) || number.test(value.trim())),
  )
