/** The statements of a minified stylesheet, or of the inside of a block: `@layer a;`, `.b{...}`, `@media ...{...}`. */
export function statements(css: string): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  let quote = ''
  for (let i = 0; i < css.length; i++) {
    const c = css[i]!
    if (quote) {
      if (c === quote) quote = ''
    } else if (c === '"' || c === "'") quote = c
    else if (c === '{') depth++
    else if (c === '}') depth--
    if (!quote && depth === 0 && (c === '}' || c === ';')) {
      found.push(css.slice(start, i + 1).trim())
      start = i + 1
    }
  }
  return found
}

/** The text between the outermost braces of a statement. */
export const inside = (statement: string) => statement.slice(statement.indexOf('{') + 1, -1)
