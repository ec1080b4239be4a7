/** The last word of the page's title, where it stands alone below others. */
export function lonelyWord(): string | undefined {
  const words = [...document.querySelectorAll<HTMLElement>('main h1 [data-part="display-title-word"]')]
  // By the foot of their boxes: words of one line stand on one base line, but differ in height where one may break.
  const lines = words.map((word) => Math.round(word.getBoundingClientRect().bottom / 8))
  const last = lines.at(-1)
  return words.length > 2 && lines.filter((line) => line === last).length === 1 ? words.at(-1)!.textContent : undefined
}
