import { createGlobalThemeContract } from '@vanilla-extract/css'
import { allTokens, type PerToken, type tokens } from './tokens.ts'

type Names = PerToken<typeof tokens, string>

function names(): Names {
  const tree: Record<string, unknown> = {}
  for (const [path, { name }] of allTokens()) {
    const parent = path.slice(0, -1).reduce((at, key) => (at[key] ??= {}) as Record<string, unknown>, tree)
    parent[path.at(-1)!] = `b-${name}`
  }
  return tree as Names
}

/** The custom properties of the theme contract, for styles: `vars.color.surface` is `var(--b-surface)`. */
export const vars = createGlobalThemeContract(names())
