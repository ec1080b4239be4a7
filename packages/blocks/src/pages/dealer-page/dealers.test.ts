import { expect, it } from 'vitest'
import { countryNames } from './dealers.ts'

const names = (...all: string[]) => [...countryNames(all).values()]
it('names of countries end at the first parenthesis, unless two are then the same (DEALER-05)', () => {
  expect(names('Iran (Islamic Republic of)', 'Chile', '(x)')).toEqual(['Iran', 'Chile', '(x)'])
  const koreas = ['Korea (Republic of)', 'Korea (Democratic People’s Republic of)']
  expect(names(...koreas)).toEqual(koreas)
  expect(names(koreas[0]!, koreas[0]!)).toEqual(['Korea'])
})

it('names of countries are then the short ones (DEALER-06)', () => {
  expect(names('United Kingdom of Great Britain and Northern Ireland')).toEqual(['United Kingdom'])
  expect(names('United States of America')).toEqual(['United States'])
  expect(names('Czechia')).toEqual(['Czech Republic'])
  for (const name of ['Republic of North Macedonia', 'North Macedonia', 'Macedonia (the former Yugoslav Republic of)'])
    expect(names(name)).toEqual(['Macedonia'])
})
