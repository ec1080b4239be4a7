/** Letters of two lines of a heading whose ink meets, from the box of each letter's ink. */
export function touchingLetters() {
  const context = document.createElement('canvas').getContext('2d')!
  const found: string[] = []
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4, [data-part="quote-text"])')) {
    const glyphs: { char: string; left: number; right: number; top: number; bottom: number; baseline: number }[] = []
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const style = getComputedStyle(node.parentElement!)
      context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      for (const { 0: char, index } of node.data.matchAll(/[^\s\u00ad]/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + char.length)
        const box = range.getBoundingClientRect()
        const ink = context.measureText(char)
        const baseline = box.top + ink.fontBoundingBoxAscent
        const [top, bottom] = [baseline - ink.actualBoundingBoxAscent, baseline + ink.actualBoundingBoxDescent]
        glyphs.push({ char, left: box.left, right: box.right, top, bottom, baseline })
      }
    }
    const meets = new Set<string>()
    for (const above of glyphs)
      for (const below of glyphs)
        if (
          below.baseline > above.baseline + 2 &&
          below.left < above.right &&
          above.left < below.right &&
          below.top < above.bottom
        )
          meets.add(above.char + below.char)
    if (meets.size) found.push(`"${heading.textContent.replaceAll('\u00ad', '').slice(0, 40)}" ${[...meets].join(' ')}`)
  }
  return found
}
