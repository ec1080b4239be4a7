const isText = (line: string) => line !== '' && !/^(?:\||#|<|```|---|===|:::)/.test(line)
const startsItem = (line: string) => /^(?:[-*+]|\d+\.|>) /.test(line)

/**
 * Joins lines of prose that were wrapped by hand: a paragraph or an item of a list is one line, as an editor wraps it. Code, tables
 * and generated parts stay as they are.
 */
export function unwrap(document: string): string {
  let code = false
  let generated = false
  let front = document.startsWith('---\n')
  const lines: string[] = []
  for (const [index, line] of document.split('\n').entries()) {
    const words = line.trim()
    const last = lines.at(-1) ?? ''
    const canJoin = !code && !generated && !front && index > 0 && isText(words) && !startsItem(words)
    if (words.startsWith('```')) code = !code
    if (words.startsWith('<!-- ')) generated = words.startsWith('<!-- generated')
    if (front && index > 0 && words === '---') front = false
    else if (canJoin && isText(last.trim()) && !/(?: {2}|\\)$/.test(last)) {
      lines[lines.length - 1] = `${last} ${words}`
      continue
    }
    lines.push(line)
  }
  return lines.join('\n')
}

/**
 * Finds the lines where a table breaks: half a row, or an empty line before a row that is not the head of another table. A row is one
 * line from `|` to `|`. Code is left out, since `|` is a union there.
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
