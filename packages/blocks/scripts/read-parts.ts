/** The public names of parts in the read-me's table, by the component's own name: `quote` to `['quote', 'quote-text', …]`. */
export function partsInReadme(readme: string): Record<string, string[]> {
  const table = /<!-- parts -->([^]*)<!-- end of parts -->/.exec(readme)?.[1] ?? ''
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
