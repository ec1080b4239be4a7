import { expect, it } from 'vitest'
import { measureAll, printedSizes } from '../scripts/sizes.ts'

/** The most by which a size may differ from what the read-me prints: a share of it, and the last digit. */
const share = 0.03
const digit = 0.1

it('no page of the table in the read-me loads more than is printed', async () => {
  const printed = printedSizes()
  const measured = await measureAll()
  expect(Object.keys(measured)).toEqual(Object.keys(printed))
  const grown = Object.entries(measured).filter(([page, { js, css }]) =>
    [js / (printed[page]!.js + digit), css / (printed[page]!.css + digit)].some((growth) => growth > 1 + share),
  )
  expect(grown).toEqual([])
})
