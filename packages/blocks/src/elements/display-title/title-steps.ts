/** Steps of a display title, from its first word to its last; how each is set is the theme's. */
export type TitleStep = 1 | 2 | 3 | 4 | 5
const last: TitleStep = 5

/**
 * Gives each word of a title its step: the first word has step 1, the last one step 5, the words between them the steps from 2.
 * Where there are more than five words, the steps after the first share them, the later ones taking more.
 */
export function titleSteps(text: string): { word: string; step: TitleStep }[] {
  const words = text.split(/\s+/).filter(Boolean)
  const end = words.length - 1
  const steps = Math.min(end, last - 1)
  return words.map((word, i) => {
    if (i === 0) return { word, step: 1 }
    const before = Math.floor(((end - i) * steps) / end)
    return { word, step: before === 0 ? last : ((steps - before + 1) as TitleStep) }
  })
}
