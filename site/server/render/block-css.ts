import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { implementedContracts, entryOf, type Contract } from '@brand/blocks/contracts'

/** Parts of blocks and of pages that are not on every page. */
const parts = [
  'article-page',
  'carousel',
  'charts',
  'contact-page',
  'dealer-page',
  'error-page',
  'faq-page',
  'forms',
  'guide-page',
  'job-page',
  'product-grid',
  'products-page',
  'product-page',
  'search-page',
  'stock-product-page',
  'tooltip',
]

const partsOf = new Map(implementedContracts.map(({ type, parts = [] }: Contract) => [type as string, parts]))

/**
 * Reads the stylesheet of every block and part. The returned function joins those of a page into one text, each once; the same list
 * gives the same text. From source the stylesheets are empty, since Vite adds the styles.
 */
export async function blockStyles(): Promise<(types: readonly string[]) => string> {
  const entries = [
    ...implementedContracts.map(({ type }) => [type, entryOf(type)] as const),
    ...parts.map((part) => [part, part] as const),
  ]
  const files = entries.map(async ([name, entry]) => {
    const file = fileURLToPath(import.meta.resolve(`@brand/blocks/${entry}.css`))
    return [name, (await readFile(file, 'utf8')).trim()] as const
  })
  const styles = new Map<string, string>(await Promise.all(files))
  const joined = new Map<string, string>()
  return (types) => {
    const needed = new Set(types.flatMap((type) => [type, ...(partsOf.get(type) ?? [])]))
    const used = [...styles.keys()].filter((type) => needed.has(type))
    const key = used.join()
    let css = joined.get(key)
    if (css === undefined) joined.set(key, (css = used.map((type) => styles.get(type)).join('')))
    return css
  }
}
