import { formatHex, parse, toGamut } from 'culori'

const intoGamut = toGamut('rgb', 'oklch')

/** An opaque colour in any CSS notation as `#rrggbb`, or the nearest that sRGB has; `undefined` for what is none. */
export function toHex(color: string): string | undefined {
  const parsed = parse(color)
  return parsed && (parsed.alpha ?? 1) === 1 ? formatHex(intoGamut(parsed)) : undefined
}
