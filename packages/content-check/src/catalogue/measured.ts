import type { Problem } from '@brand/content-api'
import { readFigures, valuesOfFact, type RecordFigures } from './read-figures.ts'
import { inEnglish, pairsIn } from './pairs.ts'
import { textsIn, type Written } from './texts.ts'

/** Measuring condition of a value, beside it in the same record. */
const condition = {
  label: 'Measured',
  plane: /EN ISO 354, type (?:A|B|[EG]-(\d+))\b/,
  pieces: /EN ISO 354, (?:single pieces|type J)\b/,
}

/** Whether a label names a value that means nothing without its method of measurement. */
const isValue = (label: string) => /^(?:Weighted absorption|NRC|Absorption per piece)/.test(label)

/** The coefficients and areas of a record that no laboratory can have measured, or printed so. */
function impossible(own: RecordFigures, isFamily: boolean): string[] {
  const { absorption = [], absorptionArea = [] } = own
  const offSteps = absorption.filter((value) => Math.round(value * 100) % 5)
  const rows = valuesOfFact(own, 'distance of rows')
  const areas = [...absorptionArea, ...valuesOfFact(own, 'absorption', 'm²')]
  const [surface] = valuesOfFact(own, 'surface', 'm²')
  return [
    ...(offSteps.length ? [`is not a practical coefficient of ISO 11654, in steps of 0.05: ${offSteps.join(', ')}`] : []),
    ...(absorption.some((value) => value > 1) ? ['is above 1.00'] : []),
    ...(absorption.length && rows.length
      ? ['describes single objects in rows, which ISO 11654 does not rate: give m² per piece']
      : []),
    ...(isFamily && areas.length && surface === undefined
      ? ['needs the fact "surface" for the comparison with its absorption']
      : []),
    ...(surface !== undefined && Math.max(0, ...areas) > surface
      ? [`absorbs ${Math.max(...areas)} m² with a surface of ${surface} m²`]
      : []),
  ]
}

/** Values without the mounting, or with one that does not suit them. */
function withoutCondition(record: Written, own: RecordFigures): Problem[] {
  const pairs = pairsIn(record.value)
  const value = pairs.find(({ label }) => isValue(label))
  if (!value) return []
  const report = (path: string, message: string) => [{ file: record.file, path, message }]
  const measured = pairs.find(({ label }) => label === condition.label)
  if (!measured) return report(value.path, `lacks "${condition.label}": mounting, air, spacing`)
  const how = String(inEnglish(measured.value))
  const found = (own.absorption ? condition.plane : condition.pieces).exec(how)
  if (!found)
    return report(measured.path, `is no mounting for ${own.absorption ? 'coefficients' : 'pieces'} by EN ISO 354: ${how}`)
  const air = found[1] === undefined ? undefined : Number(found[1])
  return air !== undefined && !own.facts.some(({ unit, values }) => unit === 'mm' && values.includes(air))
    ? report(measured.path, `matches no fact: ${air} mm of air`)
    : []
}

/** Classes that are printed for what ISO 11654 does not rate. */
function wronglyRated(record: Written, own: RecordFigures): Problem[] {
  if (own.absorption || !/^(?:family|fabric|model)\//.test(record.place)) return []
  const isSpeech = /DS,A|D<sub>S,A|ISO 23351/
  return textsIn(record.value)
    .filter(
      ({ text }) => /αw|NRC/.test(text) && !isSpeech.test(text) && (own.absorptionArea ?? valuesOfFact(own, 'absorption').length),
    )
    .map(({ path, text }) => ({ file: record.file, path, message: `rates a single object by ISO 11654: ${text}` }))
}

/**
 * Finds values that no laboratory would sign: objects that absorb more than their surface, coefficients against ISO 11654, and
 * values without their measuring condition.
 * @requirement FACT-07
 */
export const measuredProblems = (records: readonly Written[]): Problem[] =>
  records
    .filter(({ place }) => /^(?:family|fabric|model)\//.test(place))
    .flatMap((record) => {
      const own = readFigures(record)
      const wrong = impossible(own, record.place.startsWith('family/')).map((message) => ({
        file: record.file,
        path: 'absorption',
        message,
      }))
      return [...wrong, ...withoutCondition(record, own), ...wronglyRated(record, own)]
    })
