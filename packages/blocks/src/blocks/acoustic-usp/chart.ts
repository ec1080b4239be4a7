interface Performance {
  label: string
  value: string
}

/** A number with its unit: `0.95`, `0,95`, `33 dB`. */
const amount = /^\s*(\d+(?:[.,]\d+)?)\s*(\D*)$/

/**
 * Measurements as bars of a chart: those with the unit of the first one that is a number, each with its `share` of the scale. The
 * scale ends at the largest value, for coefficients (up to 1, without a unit) at 1. `best`: the largest. `others` are no bars.
 */
export function toChart(performances: readonly Performance[]) {
  const read = performances.map((performance) => {
    const [, number, unit] = amount.exec(performance.value) ?? []
    return { ...performance, number: number === undefined ? undefined : Number(number.replace(',', '.')), unit: unit?.trim() }
  })
  const unit = read.find(({ number }) => number !== undefined)?.unit
  const measured = read.flatMap(({ number, ...rest }) =>
    number !== undefined && rest.unit === unit ? [{ ...rest, number }] : [],
  )
  const max = Math.max(0, ...measured.map(({ number }) => number))
  const end = unit === '' ? Math.max(max, 1) : max
  return {
    bars: measured.map(({ label, value, number }) => ({
      label,
      value,
      share: end ? number / end : 0,
      best: number === max && max > 0,
    })),
    others: read.flatMap(({ label, value, number, unit: own }) =>
      number === undefined || own !== unit ? [{ label, value }] : [],
    ),
  }
}
