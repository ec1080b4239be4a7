import { converter, formatHex } from 'culori'
import type { BrandTheme } from './brand-theme.ts'
import { isHex } from './contrast.ts'
import { derivePalette, themeProperties } from './create-brand-theme.ts'
import { toHex } from './to-hex.ts'
import { allTokens } from './tokens.ts'

const contract = new Map(allTokens().map(([path, { name, meaning }]) => [name, { path, meaning }]))
/** Groups of a token, and its own name: as in `vars`, or in `surfaces` for one that the contract does not have. */
const pathOf = (name: string) => contract.get(name)?.path ?? ['surfaces', name]

const toSrgb = converter('rgb')

/**
 * Reads CSS as type and value of a design token. A mixed colour becomes its result, a length that depends on the window its last
 * limit, `em` and `%` plain numbers. Returns `undefined` for CSS without a type in the format.
 */
function readValue([group, ...rest]: string[], css: string, hex = toHex(css)): { $type?: string; $value: unknown } | undefined {
  const alias = /^var\(--b-([\w-]+)\)$/.exec(css)?.[1]
  if (alias) return { $value: `{${pathOf(alias).join('.')}}` }
  if (group === 'font') return { $type: 'fontFamily', $value: css.split(',').map((name) => name.trim().replaceAll(/['"]/g, '')) }
  if (rest.at(-1) === 'weight') return { $type: 'fontWeight', $value: Number(css) }
  const curve = /^cubic-bezier\((.*)\)$/.exec(css)?.[1]
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) }
  const length = [...css.matchAll(/(-?[\d.]+)(rem|px)\b/g)].at(-1)
  if (length) return { $type: 'dimension', $value: { value: Number(length[1]), unit: length[2] } }
  const [, number, unit] = /^(-?[\d.]+)(ms|s|em|%)?$/.exec(css) ?? []
  if (unit === 'ms' || unit === 's') return { $type: 'duration', $value: { value: Number(number), unit } }
  if (number) return { $type: 'number', $value: Number(number) }
  const color = toSrgb(isHex(css) ? css : (hex ?? css))
  if (!color) return undefined
  const { r, g, b, alpha } = color
  return { $type: 'color', $value: { colorSpace: 'srgb', components: [r, g, b], alpha, hex: formatHex(color) } }
}

/**
 * Lists the custom properties of a theme in the format of the Design Tokens Community Group (2025.10), for design tools. Each
 * token has its custom property and its CSS in `$extensions`; properties without a type are in those of the file.
 */
export function createDesignTokens(theme: BrandTheme): object {
  const palette = derivePalette(theme)
  const untyped: Record<string, string> = {}
  const file: Record<string, unknown> = {
    $description: `Theme ${theme.name}. In CSS, lengths also change with the window, and colours in inverted parts.`,
    $extensions: { '@brand/blocks': untyped },
  }
  for (const [property, css] of Object.entries(themeProperties(theme))) {
    const name = property.replace('--b-', '')
    const path = pathOf(name)
    const value = readValue(path, css, palette.get(name)?.hex)
    if (!value) untyped[property] = css
    else {
      const group = path.slice(0, -1).reduce((at, key) => (at[key] ??= {}) as Record<string, unknown>, file)
      const $description = contract.get(name)?.meaning
      group[path.at(-1)!] = { ...value, $description, $extensions: { '@brand/blocks': { property, css } } }
    }
  }
  return file
}
