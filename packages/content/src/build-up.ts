import type { Fact } from './facts.ts'

/** The fibre that an old bottle of half a litre gives, in grams. */
const bottle = 25

const findValue = (facts: readonly Fact[], name: string, unit: Fact['unit']) =>
  facts.find((fact) => fact.name === name && fact.unit === unit)?.values[0]

/** Finds the weight of a square metre of felt: as given, or from the weight of a piece or a metre, and its area. */
function areaWeight(facts: readonly Fact[]): number | undefined {
  const own = findValue(facts, 'weight of the felt', 'g/m²') ?? findValue(facts, 'weight', 'g/m²')
  const piece = findValue(facts, 'weight', 'g') ?? findValue(facts, 'weight', 'g/m')
  const area = findValue(facts, 'area', 'm²')
  return own ?? (piece === undefined || area === undefined ? undefined : piece / area)
}

/** Composition of a felt. */
export interface BuildUp {
  /** Quantity that the figures are for: a square metre of felt, or a metre of a product that is sold so. */
  per: 'm²' | 'm'
  /** In grams. */
  weight: number
  /** Recycled PET, in grams. */
  pet: number
  /** The old bottles that give as much PET. */
  bottles: number
}

/**
 * The build-up of a felt by its facts: its weight, and `recycled PET` in per cent or `wool` in grams. Returns `undefined` where
 * they do not give its composition.
 * @requirement FACT-06
 */
export function computeBuildUp(facts: readonly Fact[]): BuildUp | undefined {
  const length = findValue(facts, 'weight', 'g/m')
  const weight = length ?? areaWeight(facts)
  const share = findValue(facts, 'recycled PET', '%')
  const wool = findValue(facts, 'wool', 'g/m²')
  if (weight === undefined || (share === undefined && wool === undefined)) return undefined
  const pet = Math.round(share === undefined ? weight - wool! : (weight * share) / 100)
  return { per: length === undefined ? 'm²' : 'm', weight: Math.round(weight), pet, bottles: Math.round(pet / bottle) }
}

/** The bulk density of a felt in kg/m³, by its weight and its thickness. */
export function computeDensity(facts: readonly Fact[]): number | undefined {
  const thickness = findValue(facts, 'thickness of the felt', 'mm')
  const weight = areaWeight(facts)
  return thickness === undefined || weight === undefined ? undefined : Math.round(weight / thickness)
}
