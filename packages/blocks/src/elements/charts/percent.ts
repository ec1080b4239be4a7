/** A share as a length in a drawing that has no view box, so that its letters keep the size of the page. */
export const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** The end of an axis from 0: the next round number that halves well and holds the largest value. */
export function axisEnd(maxValue: number): number {
  if (!(maxValue > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(maxValue))
  return [1, 1.5, 2, 3, 4, 5, 6, 8, 10]
    .map((step) => Number((step * power).toPrecision(3)))
    .find((end) => end >= maxValue - 1e-9)!
}
