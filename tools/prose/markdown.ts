/** Lists the prose of a Markdown document: paragraphs, items, cells and headings, without code and the addresses of links. */
export const proseIn = (document: string): string[] =>
  document
    .replaceAll(/^ *```[^]*?^ *```$/gm, '')
    .replaceAll(/^ {4}.*$/gm, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? line.split(/(?<!\\)\|/) : [line]))
    .map((line) =>
      line
        .replace(/^\s*(?:[-*]|\d+\.|#+|>)\s+/, '')
        .replaceAll(/\*\*|[[\]]/g, '')
        .trim(),
    )
    .filter(Boolean)
