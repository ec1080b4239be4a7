/** The most characters that a line of Markdown may have. */
const longest = 120

/**
 * The numbers of the lines of a document that are too long. Tables, generated parts and the addresses of links cannot be
 * wrapped; they do not count.
 */
export function longLines(document: string): number[] {
  let generated = false
  return document.split('\n').flatMap((line, index) => {
    if (line.startsWith('<!-- ')) generated = line.startsWith('<!-- generated')
    const counted = line.replaceAll(/\]\([^)]*\)|https?:\/\/\S+/g, '')
    return !generated && !line.startsWith('|') && counted.length > longest ? [index + 1] : []
  })
}

/**
 * The numbers of the lines where a table breaks: half a row, since a row is one line from `|` to `|`; an empty line with a row
 * after it that is not the head of another table. Code is left out: `|` is a union there.
 */
export function brokenRows(document: string): number[] {
  let code = false
  const lines = document.split('\n').map((line) => line.trim())
  return lines.flatMap((line, index) => {
    if (line.startsWith('```')) code = !code
    if (code) return []
    const [before = '', after = '', afterNext = ''] = [lines[index - 1], lines[index + 1], lines[index + 2]]
    const half = line.startsWith('|') !== line.endsWith('|')
    const gap = line === '' && before.endsWith('|') && after.startsWith('|') && !/^\|[ :|-]+$/.test(afterNext)
    return half || gap ? [index + 1] : []
  })
}
