import { expect, it } from 'vitest'
import { toLine } from './line.ts'

it.each([
  ['a zero width space', 'ada@example.com\u200B', 'ada@example.com'],
  ['what turns a line around', '\u202EadA\u2066\u2069', 'adA'],
  ['a byte order mark and a soft hyphen', '\uFEFFA\u00ADda', 'Ada'],
  ['control characters', 'A\u0000d\u007Fa', 'Ada'],
  ['joiners at the ends of words', '\u200DAda\u200C Lace\u200D', 'Ada Lace'],
  ['line breaks', 'Ada\r\nBcc: x\u2028y\u0085z', 'Ada Bcc: x y z'],
])('leaves out %s (FORM-62)', (_, typed, line) => expect(toLine(typed)).toBe(line))

it.each(['می\u200Cخواهم', 'ക്\u200Dക', '👩🏽\u200D🚀', '❤️\u200D🔥', 'Ada\tLace', 'Zoë O’Neil-Łęcki', '鈴木'])(
  'keeps what belongs to words: %s (FORM-62)',
  (text) => expect(toLine(text)).toBe(text),
)
