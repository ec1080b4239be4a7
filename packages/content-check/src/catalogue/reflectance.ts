import { cmsColor } from '@brand/content'
import type { Problem } from '@brand/content-api'
import { readFigures, valuesOfFact } from './read-figures.ts'
import type { Written } from './texts.ts'

/** A channel of sRGB, 0 to 1, as light. */
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** The light that a colour, `rgb(31, 59, 45)`, reflects: its luminance Y (CIE, IEC 61966-2-1) in whole per cent of that of white. */
export function computeReflectance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((channel) => linear(Number(channel) / 255))
  return Math.round(100 * (0.2126 * red + 0.7152 * green + 0.0722 * blue))
}

/**
 * Models with a colour whose light reflectance is missing, or is not that of the colour.
 * @requirement FACT-11
 */
export const reflectanceProblems = (records: readonly Written[]): Problem[] =>
  records.flatMap((record) => {
    const { data: color } = cmsColor.safeParse(record.value['ctModelColor'])
    if (!color) return []
    const [value] = valuesOfFact(readFigures(record), 'light reflectance', '%')
    const right = computeReflectance(color.cssRgb)
    if (value === right) return []
    const message = `${color.cssRgb} has a light reflectance of ${right}%, not ${value ?? 'none'}`
    return [{ file: record.file, path: 'facts', message }]
  })
