/** The public names of parts, from the read-me's table, which a test compares with what components render. */
import { readFileSync } from 'node:fs'
import { root } from './entries.ts'

const table = /<!-- parts -->([^]*)<!-- end of parts -->/.exec(readFileSync(`${root}/README.md`, 'utf8'))?.[1] ?? ''

/** By the component's own name: `quote` to `['quote', 'quote-text', …]`. */
export const partNames: Record<string, string[]> = Object.fromEntries(
  table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [own, ...parts] = [...line.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!)
      return [own!, [own!, ...parts.map((part) => `${own}-${part}`)]]
    }),
)
