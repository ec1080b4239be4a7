/** Headings, and what stands in the narrow columns of tables and lists of facts. */
export const narrowTexts = { headings: 'main :is(h1, h2, h3, h4)', cells: 'main :is(th, td, dt, dd)' }

/** Every word of such texts that lies on more than one line, with the joints at which it may. */
export function brokenWords(selector: string) {
  const broken: string[] = []
  const joints: string[] = []
  for (const element of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const lines = (from: number, to: number) => {
        const range = document.createRange()
        range.setStart(node, from)
        range.setEnd(node, to)
        return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size
      }
      for (const word of node.data.matchAll(/\S+/g)) {
        if (lines(word.index, word.index + word[0].length) < 2) continue
        const parts = [...word[0].matchAll(/[^\u00ad\-–—/]+/g)]
        // The hyphen at the end of a line belongs to the letter after a soft hyphen, which is therefore left out.
        const whole = parts.every(
          ({ index, 0: part }) => lines(word.index + index + Math.sign(index), word.index + index + part.length) < 2,
        )
        ;(whole ? joints : broken).push(word[0].replaceAll('\u00ad', '|'))
      }
    }
  }
  return { broken, joints }
}
