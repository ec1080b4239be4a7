import { expect, it } from 'vitest'
import { telephoneProblems } from './telephones.ts'

const place = (telephone: string) => ({
  place: 'location/kortrijk',
  file: 'records/location/kortrijk.json',
  value: { ctLocationCountry: { name: 'Belgium', code: 'be' }, ctLocationTelephone: telephone },
})

it('lists a telephone number of another country, and a link that calls another number (FACT-05)', () => {
  const link = (href: string) => ({ ...place('+32 56 00 00 00'), value: { html: `<a href="tel:${href}">+32 56 00 00 00</a>` } })
  expect(telephoneProblems([place('+32 56 00 00 00'), link('+3256000000')])).toEqual([])
  expect(telephoneProblems([place('+44 20 7946 0123'), link('+442079460123')]).map(({ path }) => path)).toEqual([
    'ctLocationTelephone',
    'html',
  ])
})
