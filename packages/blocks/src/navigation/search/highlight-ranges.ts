/** A part of a text, counted as `slice` counts: from the first character to the one after the last. */
export interface Range {
  start: number
  end: number
}

/** Splits a text at the ends of ranges. Ranges that overlap or reach beyond the text are allowed. */
export function highlightRanges(text: string, ranges: readonly Range[] = []): { text: string; hit: boolean }[] {
  const parts: { text: string; hit: boolean }[] = []
  let at = 0
  const add = (end: number, hit: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), hit })
    at = Math.max(at, end)
  }
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    add(Math.min(start, text.length), false)
    add(Math.min(end, text.length), true)
  }
  add(text.length, false)
  return parts
}
