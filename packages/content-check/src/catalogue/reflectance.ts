import type { Problem } from '@brand/content-api'
import { ownFigures, valuesOfFact } from './own-figures.ts'
import type { Written } from './texts.ts'

/** The colours of a folder's felts as `#rrggbb`, by the id of their models. */
export type Colours = Readonly<Record<string, string>>

/** A channel of sRGB, 0 to 1, as light. */
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** The light that a colour reflects: its luminance Y (CIE, IEC 61966-2-1) in whole per cent of that of white. */
export function reflectanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  return Math.round(100 * (0.2126 * red + 0.7152 * green + 0.0722 * blue))
}

/**
 * Colours whose light reflectance is missing, or is not that of the colour.
 * @requirement FACT-11
 */
export function reflectanceProblems(records: readonly Written[], colours: Colours): Problem[] {
  const byPlace = new Map(records.map((record) => [record.place, record]))
  return Object.entries(colours).flatMap(([id, colour]) => {
    const record = byPlace.get(`model/${id}`)
    if (!record) return [{ file: 'documents/colours.json', path: id, message: 'has no record in records/model' }]
    const [value] = valuesOfFact(ownFigures(record), 'light reflectance', '%')
    const right = reflectanceOf(colour)
    return value === right
      ? []
      : [{ file: record.file, path: 'facts', message: `${colour} has a light reflectance of ${right}%, not ${value ?? 'none'}` }]
  })
}
