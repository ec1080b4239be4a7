import { findFact } from './records.ts'

interface Lamp {
  name: string
  /** The record of the model, `model/murmel-s`: its facts are light flux, and diameter or length of the opening. */
  of: string
  /** Name of the fact that gives the width of the opening. */
  opening: string
  /** Degrees between two values. */
  step: number
  /** Size of the file; filled up with a comment. */
  bytes?: number
}

/** Luminous efficacy of all lamps, in lm/W: the power of each follows from its light flux. */
export const efficacy = 100

/** The light of a lamp that shines downwards, in the format of IES LM-63-2002. */
export function photometry({ name, of, opening, step, bytes = 0 }: Lamp): string {
  const lumen = findFact(of, 'light flux').values[0]!
  const diameter = findFact(of, opening).values[0]! / 1_000
  const angles = Array.from({ length: 90 / step + 1 }, (_, index) => index * step)
  // A cosine to the power of two: its flux is 2π/3 of the intensity straight down.
  const intensities = angles.map((angle) => Math.round((lumen / ((2 * Math.PI) / 3)) * Math.cos((angle * Math.PI) / 180) ** 2))
  const head = ['IESNA:LM-63-2002', '[TEST] Fictional brand, demo data', '[MANUFAC] Loden', `[LUMCAT] ${name}`]
  const data = [
    'TILT=NONE',
    `1 ${lumen} 1 ${angles.length} 1 1 2 -${diameter} 0 0`,
    `1 1 ${lumen / efficacy}`,
    angles.join(' '),
    '0',
    intensities.join(' '),
    '',
  ]
  const text = [...head, ...data].join('\r\n')
  const missing = bytes - text.length - '[MORE] \r\n'.length
  return missing > 0 ? [...head, `[MORE] ${'-'.repeat(missing)}`, ...data].join('\r\n') : text
}
