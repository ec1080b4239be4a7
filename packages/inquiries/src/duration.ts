const minute = 60_000

const units = [
  [24 * 60 * minute, 'd'],
  [60 * minute, 'h'],
  [minute, 'min'],
] as const

/** A time for people, in ms: `2 h`, `less than a minute`. */
export function duration(ms: number): string {
  const [unit, name] = units.find(([unit]) => ms >= 2 * unit) ?? [minute, 'min']
  return ms < minute ? 'less than a minute' : `${Math.floor(ms / unit)} ${name}`
}
