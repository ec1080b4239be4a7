import { buildUpOf, densityOf } from '@brand/content'
import type { Problem } from '@brand/content-api'
import { ownFigures, valuesOfFact } from './own-figures.ts'
import { textsIn, type Written } from './texts.ts'

/** Bulk densities of felt panels in kg/m³: looser is wadding, denser is board. */
const densities = { min: 90, max: 180 }

/** What differs by size, where a family has several. */
const perSize = [
  ['weight', 'g'],
  ['light flux', 'lm'],
  ['absorption by size', 'm²'],
] as const

const isFamily = ({ place }: Written) => place.startsWith('family/')
const perSquareMetre = /(?:per|je|par|al|au|pro)\s(?:m²|square metre|vierkante meter|Quadratmeter|mètre carré|metro quadro)/u
const bottles = /bottles|flessen|Flaschen|bouteilles|bottiglie/u

/** Families whose felt weighs what no felt does, or which, where panels are of felt, do not say how thick and heavy it is. */
function densityProblems(record: Written, areOfFelt: boolean): Problem[] {
  const own = ownFigures(record)
  const isPanel =
    areOfFelt && (Boolean(own.absorption) || own.facts.some(({ name, unit }) => name === 'weight' && unit.startsWith('g/')))
  const density = densityOf(own.facts)
  const report = (message: string) => [{ file: record.file, path: 'facts', message }]
  if (density === undefined)
    return isPanel ? report('needs the facts "thickness of the felt" and "weight of the felt", for its density') : []
  return density < densities.min || density > densities.max
    ? report(`has a felt of ${density} kg/m³, not ${densities.min} to ${densities.max}`)
    : []
}

/** Bottles that are a figure of their own, or that are counted for another length or area than the product’s. */
function bottleProblems(record: Written): Problem[] {
  const { facts } = ownFigures(record)
  const builtOf = buildUpOf(facts)
  const owned = facts.some(({ unit }) => unit === 'bottles') && !record.place.startsWith('article/')
  const typed = owned ? ['follow from weight and build-up: bottles must not be a fact'] : []
  const wrong = textsIn(record.value)
    .filter(({ text }) => builtOf?.per === 'm' && bottles.test(text) && perSquareMetre.test(text))
    .map(({ path, text }) => ({ path, message: `is sold by the metre, and so are its bottles: ${text}` }))
  return [...typed.map((message) => ({ path: 'facts', message })), ...wrong].map((each) => ({ file: record.file, ...each }))
}

/** Families of several sizes with one weight, light or absorption for all. */
function sizeProblems(record: Written): Problem[] {
  const own = ownFigures(record)
  const sizes = valuesOfFact(own, 'diameters').length || valuesOfFact(own, 'widths').length
  return perSize.flatMap(([name, unit]) => {
    const values = valuesOfFact(own, name, unit).length
    const isMissing = name === 'absorption by size' && !values && own.absorptionArea
    return sizes > 1 && (isMissing || (values && values !== sizes))
      ? [{ file: record.file, path: 'facts', message: `has ${sizes} sizes, and "${name}" for ${values}` }]
      : []
  })
}

/**
 * Felt that cannot be: of a density that no felt has, with bottles that its weight and build-up do not give, or of several sizes
 * that all weigh the same.
 * @requirement FACT-06
 */
export function buildUpProblems(records: readonly Written[]): Problem[] {
  // A brand may press nothing at all.
  const areOfFelt = records.some((record) => isFamily(record) && densityOf(ownFigures(record).facts) !== undefined)
  return records.flatMap((record) => [
    ...(isFamily(record) ? [...densityProblems(record, areOfFelt), ...sizeProblems(record)] : []),
    ...(/^(family|fabric|organization)\//.test(record.place) ? bottleProblems(record) : []),
  ])
}
