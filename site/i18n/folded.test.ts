import { expect, it } from 'vitest'
import { folded } from './folded.ts'

it('knows one kind of letter, of space and of apostrophe (R2G-03, SRCH-18)', () => {
  expect(folded('Rol, cobalt, 10\u00A0m').includes(folded('COBALT, 10 m'))).toBe(true)
  expect(folded('L’Élan\u202F!')).toBe("l'elan !")
})
