/** Reads the meaning of each event from the source of `events.ts`, by its type. */
export const readEvents = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(/\/\*\* (.+) \*\/\n {2}\| \{ type: '([\w-]+)'/g)].map(([, meaning, type]) => [type!, meaning!]),
  )
