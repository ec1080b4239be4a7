/** Letters by their width, in mean letters of a bold sans serif; what is in no group is a usual small letter. */
const groups: [letters: RegExp, width: number][] = [
  [/[ijlI.,:;!'’|·]/, 0.52],
  [/[frt()\u00ad-]/, 0.76],
  [/[mw…]/, 1.75],
  [/[MW—]/, 2.05],
  [/\p{Lu}/u, 1.45],
]
const usual = 1.13

const estimateWidth = (letter: string) => groups.find(([letters]) => letters.test(letter))?.[1] ?? usual

/** Where words may break: after soft hyphens, which only an editor sets, and after dashes. */
const joints = /(?<=[-–—\u00ad])(?=.)/

export const mayBreak = (word: string) => joints.test(word)

/**
 * Width of the longest part of a text that cannot be broken, in mean letters: what a title has to make room for. The theme knows
 * how wide a mean letter is (`--b-title-letter`).
 */
export const measureLongestPart = (text: string): number =>
  Math.max(
    ...text
      .split(/[^\S\u00a0\u202f]+/)
      .flatMap((word) => word.split(joints))
      .map((part) => [...part].reduce((sum, letter) => sum + estimateWidth(letter), 0)),
  )

/**
 * Whether the ink of two lines may meet at the usual line height: where an accented capital follows a letter below the line. An
 * accented capital of the first word stands on the first line.
 */
export const inkMayMeet = (text: string) => /(?:[gjpqy,;Q(]|\u0327).*\s\S*\p{Lu}[\u0300-\u0326]/u.test(text.normalize('NFD'))
