import { expect, it } from 'vitest'
import { measureAll, printedSizes } from '../scripts/sizes.ts'

/** Growth of a size beyond the printed one that is allowed, as a share; and the most that rounding has taken from the printed one. */
const share = 0.03
const rounding = 0.05

it('no page of the table in the read-me loads more than is printed', async () => {
  const printed = printedSizes()
  const measured = await measureAll()
  expect(Object.keys(measured)).toEqual(Object.keys(printed))
  const grown = Object.entries(measured).filter(([page, { js, css }]) =>
    [js / (printed[page]!.js + rounding), css / (printed[page]!.css + rounding)].some((growth) => growth > 1 + share),
  )
  expect(grown).toEqual([])
})
