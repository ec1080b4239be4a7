import { expect, it } from 'vitest'
import { folded } from './folded.ts'

it('compares without case and accents, and takes a no-break space for a plain one (SRCH-18, R2G-03)', () => {
  expect(folded('Loket Ré')).toBe('loket re')
  expect(folded('Rol, cobalt, 10\u00A0m')).toContain(folded('10 m'))
})
