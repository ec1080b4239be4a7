/** Share of what a line lacks that stands before it, by the alignment of the header. */
const before: Record<string, number> = { center: 0.5, right: 1 }

/** Width of a word's letters as they are now. */
function measureWidth(letters: Element): number {
  const range = document.createRange()
  range.selectNodeContents(letters)
  return range.getBoundingClientRect().width
}

/**
 * Sets the letters of a title between their own volume (1) and that of the last step of titles (0), in width and weight. Each word
 * keeps the box of its own letters, so that no line breaks anew and nothing beside the title moves: the boxes are only drawn closer
 * together. A word that may break has no such box, and keeps its letters.
 */
export function turnTitle(header: HTMLElement, volume: number): void {
  const style = getComputedStyle(header)
  const last = (axis: string) => Number.parseFloat(style.getPropertyValue(`--b-title-5-${axis}`))
  const between = (own: string, quiet: number) => quiet + Math.max(0, Number.parseFloat(own) - quiet) * volume
  const words = Array.from(header.querySelectorAll<HTMLElement>('[data-part="display-title-word"]'), (word) => ({
    word,
    letters: word.querySelector<HTMLElement>('[data-part="display-title-letters"]'),
    line: word.offsetTop,
    width: word.offsetWidth,
    own: getComputedStyle(word),
  }))
  for (const { letters, own } of words) {
    if (!letters) continue
    letters.style.fontStretch = `${between(own.fontStretch, last('width'))}%`
    letters.style.fontWeight = `${between(own.fontWeight, last('weight'))}`
  }
  const free = words.map(({ letters, width }) => (letters ? width - measureWidth(letters) : 0))
  const share = before[header.dataset['align']!] ?? 0
  const sign = style.direction === 'rtl' ? -1 : 1
  words.forEach(({ word, line }, i) => {
    const sum = (from: number, to: number) =>
      free.slice(from, to).reduce((total, each, j) => (words[from + j]!.line === line ? total + each : total), 0)
    // Within its box each word is aligned as the line is.
    const shift = share * sum(0, words.length) - sum(0, i) - share * free[i]!
    word.style.translate = `${shift * sign}px`
  })
}
