import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { entryOf } from '@brand/blocks/contracts'

/** Stylesheets that every page links, or that have all others in them. */
const linked = new Set(['base', 'styles', 'navigation', 'forms', 'consent-notice'])

/** The stylesheets of the library that only some pages need: of blocks, of their parts, and of pages. */
async function stylesheets(): Promise<string[]> {
  const file = fileURLToPath(import.meta.resolve('@brand/blocks/package.json'))
  const { exports } = JSON.parse(await readFile(file, 'utf8')) as { exports: object }
  const names = Object.keys(exports).flatMap((name) => /^\.\/([\w-]+)\.css$/.exec(name)?.[1] ?? [])
  return names.filter((name) => !linked.has(name))
}

/** A stylesheet's first lines name those of its parts. */
const imported = /@import ?["']\.\/([\w-]+)\.css["'];\s*/g

/**
 * Reads the stylesheet of every block and part. The returned function joins those of a page and of their parts into one text, each
 * once; the same list gives the same text. From source the stylesheets are empty, since Vite adds the styles.
 */
export async function blockStyles(): Promise<(types: readonly string[]) => string> {
  const files = (await stylesheets()).map(async (entry) => {
    const file = fileURLToPath(import.meta.resolve(`@brand/blocks/${entry}.css`))
    const css = (await readFile(file, 'utf8')).trim()
    return [entry, { css: css.replaceAll(imported, ''), parts: Array.from(css.matchAll(imported), ([, name]) => name!) }] as const
  })
  const styles = new Map(await Promise.all(files))
  const joined = new Map<string, string>()
  /** A stylesheet and those that it imports, without what every page links. */
  const withParts = (entry: string): string[] => [entry, ...(styles.get(entry)?.parts ?? []).flatMap(withParts)]
  return (types) => {
    const needed = new Set(types.map(entryOf).flatMap(withParts))
    const used = [...styles.keys()].filter((entry) => needed.has(entry))
    const key = used.join()
    let css = joined.get(key)
    if (css === undefined) joined.set(key, (css = used.map((entry) => styles.get(entry)!.css).join('')))
    return css
  }
}
