import { toLine } from '@brand/content'

/** Keys whose values are numbers, or sizes such as `5x3.5`. */
const numbers = new Set(['wall', 'length', 'latitude', 'longitude', 'page'])

/** Longer than any number that a page takes. */
const number = /^[-+]?[\d.,]{1,12}(?:x[\d.,]{1,12})?$/

/** Most characters of a value, which links of a page repeat. */
const maxLength = 500

const typed = (key: string, value: string) => {
  const line = toLine(value).slice(0, maxLength)
  return numbers.has(key) && !number.test(line.trim()) ? '' : line
}

/**
 * A query as visitors mean it: values in one line. A value that should be a number, and is none, is empty; its key still names the form
 * that was sent.
 * @requirement FORM-62, RELIABILITY 16
 */
export const typedQuery = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].map(([key, value]) => [key, typed(key, value)]))
