import { expect, it } from 'vitest'
import { phoneHref } from './phone-href.ts'

it.each([
  ['+32 56 00 00 00', 'tel:+3256000000'],
  ['056 00 00 00', 'tel:056000000'],
  ['+1 (555) 010-0 ext. 5', 'tel:+15550100;ext=5'],
  ['+1 555 0100 x5', 'tel:+15550100;ext=5'],
  ['+1 555 0100x12', 'tel:+15550100;ext=12'],
  ['+1 555 0100 (ext 12)', 'tel:+15550100;ext=12'],
  ['+49 221 0000 Durchwahl 12', 'tel:+492210000;ext=12'],
  ['+49 221 0000, DW: 12', 'tel:+492210000;ext=12'],
  ['+33 1 00 00 00 00 poste 7', 'tel:+33100000000;ext=7'],
  ['+32 56 00 00 00 toestel 7', 'tel:+3256000000;ext=7'],
  ['+39 02 0000 interno 7', 'tel:+39020000;ext=7'],
  ['+44 (0)20 0000 0000', 'tel:+442000000000'],
  ['(0)20 0000', 'tel:0200000'],
  ['Telefax +32 56', 'tel:+3256'],
])('calls %s at %s (OFFICE-06)', (phone, href) => expect(phoneHref(phone)).toBe(href))
