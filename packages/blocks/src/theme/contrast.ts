/** WCAG 2.2 contrast of opaque `#rrggbb` colours. */
export const isHex = (color: string) => /^#[\da-f]{6}$/i.test(color)

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = channels(hex)
    .map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string) {
  const [one, other] = [luminance(a) + 0.05, luminance(b) + 0.05]
  return Math.max(one, other) / Math.min(one, other)
}

/** Whether two colours are hard to distinguish; unlike their contrast this counts their hues too. */
export const alike = (a: string, b: string) => {
  const other = channels(b)
  return Math.hypot(...channels(a).map((v, i) => v - (other[i] ?? 0))) < 48
}

/** The colour seen when `top` lies over `bottom` with the given opacity. */
export function over(top: string, bottom: string, opacity: number) {
  const under = channels(bottom)
  const mixed = channels(top).map((v, i) => Math.round(v * opacity + (under[i] ?? 0) * (1 - opacity)))
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`
}
