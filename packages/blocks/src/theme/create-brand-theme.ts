import { assignVars, globalStyle } from '@vanilla-extract/css'
import { from } from './breakpoints.ts'
import { theme as layer } from './layers.css.ts'
import type { Theme, Volume } from './theme.ts'
import { vars } from './vars.css.ts'

const rule = (selector: string, properties: Record<string, string>, media?: string) =>
  globalStyle(selector, {
    '@layer': { [layer]: media ? { '@media': { [media]: { vars: properties } } } : { vars: properties } },
  })

const widths = (values: Partial<Record<Volume, string>>) =>
  Object.fromEntries(Object.entries(values).map(([volume, width]) => [vars.volume[volume as Volume].width, width]))

/**
 * Writes a brand's custom properties: for the whole page when it is the only theme, and below `[data-brand]` when it is not.
 * Widths are set where the language can change (the root, a brand's root, an element with `lang`) and inherited from there.
 */
export function createBrandTheme(brand: string, { values, inverted, from: steps, narrower }: Theme) {
  const own = `[data-brand='${brand}']`
  const other = `[data-brand]:not(${own})`
  /** An element inside of the brand, but not inside of another brand in it. */
  const below = (selector: string) => `${own} ${selector}:not(${own} ${other}, ${own} ${other} *)`
  const root = `:where(:root), ${own}`
  globalStyle(root, { '@layer': { [layer]: { colorScheme: 'light', vars: assignVars(vars, values) } } })
  for (const step of ['s', 'm', 'l'] as const) {
    const { gutter, margin, barHeight } = steps[step]
    const changed = { [vars.grid.gutter]: gutter, [vars.grid.margin]: margin, [vars.barHeight]: barHeight }
    rule(root, Object.fromEntries(Object.entries(changed).filter((e): e is [string, string] => e[1] !== undefined)), from[step])
  }

  const plain = Object.fromEntries(Object.entries(values.volume).map(([volume, { width }]) => [volume, width]))
  rule(`:where([lang]), ${below('[lang]')}`, widths(plain))
  for (const { langs, widths: narrow } of narrower) {
    const lang = `:lang(${langs.join(', ')})`
    rule(`:where(:root${lang}, [lang]${lang}), ${own}${lang}, ${below(`[lang]${lang}`)}`, widths(narrow))
  }

  const tone = `[data-tone='inverted']`
  globalStyle(`:where(${tone}), ${own}${tone}, ${below(tone)}`, {
    '@layer': { [layer]: { colorScheme: 'dark', vars: assignVars(vars.color, inverted) } },
  })
}
