import { contrast, isHex, over } from './contrast.ts'
import { toHex } from './to-hex.ts'
import { allTokens, type ColorRule } from './tokens.ts'

/** Colours by the name of their custom property: `css` for the stylesheet, `hex` to measure them. */
export type Palette = Map<string, { css: string; hex: string }>

const table = new Map(allTokens().map(([, token]) => [token.name, token]))
const reference = (name: string) => `var(--b-${name})`

/** Fills a palette from what a brand gives: each colour that is missing follows from others by its rule. */
export function derive(given: ReadonlyMap<string, string>): Palette {
  const palette: Palette = new Map()

  const resolveHex = (color: string) => (isHex(color) ? color : resolve(color).hex)
  const carries = (hex: string, on: readonly string[], minRatio: number) =>
    on.every((name) => contrast(hex, resolveHex(name)) >= minRatio)
  const weakest = (hex: string, on: readonly string[]) => Math.min(...on.map((name) => contrast(hex, resolveHex(name))))

  function byRule(rule: ColorRule): { css: string; hex: string } {
    if ('same' in rule) return { css: reference(rule.same), hex: resolveHex(rule.same) }
    if ('copy' in rule) return { css: resolveHex(rule.copy), hex: resolveHex(rule.copy) }
    if ('readable' in rule) {
      const choices = rule.readable.map(resolveHex)
      const best = choices.toSorted((a, b) => weakest(b, rule.on) - weakest(a, rule.on))[0]!
      const hex = choices.find((each) => carries(each, rule.on, 4.5)) ?? best
      return { css: hex, hex }
    }
    const { mix, into, minRatio = 1, on = [], fixed } = rule
    let { percent } = rule
    const mixed = () => over(resolveHex(mix), resolveHex(into), percent / 100)
    while (percent < 100 && !carries(mixed(), on, minRatio)) percent++
    const hex = mixed()
    return { css: fixed ? hex : `color-mix(in srgb, ${reference(mix)} ${percent}%, ${reference(into)})`, hex }
  }

  function resolve(name: string): { css: string; hex: string } {
    const existing = palette.get(name)
    if (existing) return existing
    const own = given.get(name)
    const rule = table.get(name)!.rule
    const color =
      own !== undefined ? { css: own, hex: toHex(own)! } : typeof rule === 'object' ? byRule(rule) : { css: rule!, hex: rule! }
    palette.set(name, color)
    return color
  }

  for (const [[group], { name }] of allTokens()) if (group === 'color' || group === 'inverted') resolve(name)
  return palette
}
