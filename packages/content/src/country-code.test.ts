import { expect, it } from 'vitest'
import { findCountryCode } from './country-code.ts'

it.each([
  ['Czech Republic', 'cz'],
  ['Czechia', 'cz'],
  ['Macedonia', 'mk'],
  ['Macedonia (the former Yugoslav Republic of)', 'mk'],
  ['Iran (Islamic Republic of)', 'ir'],
  ['Tanzania, United Republic of', 'tz'],
  ['United States', 'us'],
  ['United States of America', 'us'],
  ['United Kingdom', 'gb'],
  ['Korea (Republic of)', 'kr'],
  ['Korea (Democratic People’s Republic of)', 'kp'],
  ['Hong Kong', 'hk'],
  ['Germany', 'de'],
  ['ÖSTERREICH', 'at'],
  ['Frankrijk', 'fr'],
  ['Côte d’Ivoire', 'ci'],
  ['Türkiye', 'tr'],
  ['Turkey', 'tr'],
  ['Atlantis', undefined],
  ['', undefined],
])('finds the code of a country by its name: %s (DEALER-06)', (name, code) => expect(findCountryCode(name)).toBe(code))
