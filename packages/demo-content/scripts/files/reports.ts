import { readFileSync } from 'node:fs'

/** The third-octave bands from 100 to 5000 Hz, three to an octave. */
export const thirdBands = [
  100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000,
] as const

/** A measurement as the invented laboratory wrote it down. */
export interface Report {
  number: string
  date: string
  /** Model that was measured. */
  model: string
  /** Of the specimen in m²; without one there were single `pieces`. */
  area?: number
  pieces?: number
  /** Coefficients, or areas in m², by third-octave band. */
  thirds: readonly number[]
}

/** Finds the reports of a file among the documents by their place below `records`. */
export function reportsIn<R>(file: string): (place: string) => R {
  const reports = JSON.parse(readFileSync(new URL(`../../documents/${file}`, import.meta.url), 'utf8')) as Record<string, R>
  return (place) => {
    const report = reports[place]
    if (!report) throw new Error(`${place} has no report`)
    return report
  }
}

/** The report on a family: `family/rib`. */
export const findReport = reportsIn<Report>('reports.json')

/** The octave bands that follow from third-octave bands: the mean of each three. */
export const computeOctaves = (thirds: readonly number[]): number[] =>
  Array.from(
    { length: thirds.length / 3 },
    (_, at) => thirds.slice(3 * at, 3 * at + 3).reduce((sum, value) => sum + value, 0) / 3,
  )
