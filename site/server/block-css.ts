import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { contracts, entryOf } from '@brand/blocks/contracts'

/**
 * Reads the stylesheet of every block. The function it gives joins those that a page needs into one text, each once; the
 * same list gives the same text. From source the stylesheets are empty: there Vite brings the styles.
 */
export async function blockStyles(): Promise<(types: readonly string[]) => string> {
  const files = contracts.map(async ({ type }) => {
    const file = fileURLToPath(import.meta.resolve(`@brand/blocks/${entryOf(type)}.css`))
    return [type, (await readFile(file, 'utf8')).trim()] as const
  })
  const styles = new Map<string, string>(await Promise.all(files))
  const joined = new Map<string, string>()
  return (types) => {
    const used = [...styles.keys()].filter((type) => types.includes(type))
    const key = used.join()
    let css = joined.get(key)
    if (css === undefined) joined.set(key, (css = used.map((type) => styles.get(type)).join('')))
    return css
  }
}
