/** Reads the public names of parts from the table in REFERENCE.md, by the component's own name: `quote` to `['quote', 'quote-text', …]`. */
export function readParts(reference: string): Record<string, string[]> {
  const table = /<!-- parts -->([^]*)<!-- end of parts -->/.exec(reference)?.[1] ?? ''
  return Object.fromEntries(
    table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => {
        const [own, ...parts] = [...line.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!)
        return [own!, [own!, ...parts.map((part) => `${own}-${part}`)]]
      }),
  )
}
