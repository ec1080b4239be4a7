/** A share as a length in a drawing that has no view box, so that its letters keep the size of the page. */
export const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** The end of an axis from 0: the next round number in steps of 1, 2 or 5 that holds the largest value. */
export function axisEnd(largest: number): number {
  if (!(largest > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= largest - 1e-9)!
}
