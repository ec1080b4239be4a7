import {
  absorptionRating,
  computeBuildUp,
  defaultLocale,
  computeDensity,
  meanArea,
  noiseReduction,
  octaveBands,
  type Fact,
} from '@brand/content'
import type { Problem } from '@brand/content-api'
import { figuresIn, type Figure } from './figures.ts'
import { recordNames } from './named.ts'
import { readFigures, type RecordFigures as Figures } from './read-figures.ts'
import { inEnglish, pairsIn } from './pairs.ts'
import { textsIn, type Written } from './texts.ts'

/**
 * Figures that no record owns, with the reason: constants of nature, examples. `*` holds for every record.
 */
export interface Exception {
  place: string
  figures: readonly string[]
  reason: string
}

const hasFigures = ({ facts, absorption, absorptionArea }: Figures) => facts.length > 0 || Boolean(absorption ?? absorptionArea)

/** Formats the rating of coefficients as it is printed: "0.80 (H) B". */
function ratingText(coefficients: readonly number[]): string {
  const { weighted, shape, class: of } = absorptionRating(coefficients)
  return [weighted.toFixed(2), shape && `(${shape})`, of].filter(Boolean).join(' ')
}

/** The values of a unit that a record owns or computes. */
function listValues({ facts, absorption, absorptionArea }: Figures, unit: Figure['unit']): readonly number[] {
  if (unit === 'α') return absorption ? [...absorption, absorptionRating(absorption).weighted, noiseReduction(absorption)] : []
  if (unit === '%' && absorption) return [...absorption.map((value) => Math.round(value * 100)), ...listValues({ facts }, unit)]
  if (unit === 'bottles') {
    const bottles = computeBuildUp(facts)?.bottles
    return [...(bottles ? [bottles] : []), ...facts.filter((fact) => fact.unit === unit).flatMap(({ values }) => values)]
  }
  const areas = unit === 'm²' && absorptionArea ? [...absorptionArea, meanArea(absorptionArea)] : []
  // "Per square metre: 310 g" is a weight by area.
  const hasUnit = (fact: Fact) => fact.unit === unit || (unit === 'g' && fact.unit === 'g/m²')
  return [...areas, ...facts.filter(hasUnit).flatMap(({ values }) => values)]
}

/** Units whose figures are numerals in every language, but for halves and the start of a sentence; times and counts may be words. */
const numerals: ReadonlySet<Figure['unit']> = new Set(['mm', 'm²', 'm³', 'g', 'g/m²', 'g/m', 'l', 'dB', 'K', 'lm', 'N', '%', '€'])

const printedRating = /([01][.,]\d\d)(?:\s*\(([LMH]+)\))?,?\s+(?:class|klasse|Klasse|classe) ([A-E])(?!\p{L})/gu

/** Octaves, NRC and areas that a record prints beside their labels, and that are not those that it owns. */
function wrongPairs(record: Written, { absorption, absorptionArea }: Figures): Problem[] {
  const wantedFor = (label: string, value: unknown) => {
    if (label === 'NRC') return absorption && noiseReduction(absorption)
    const band = octaveBands.findIndex((hertz) => label === `${hertz.toLocaleString(defaultLocale)} Hz`)
    if (band >= 0) return (absorption ?? absorptionArea)?.[band]
    const isArea = figuresIn(String(inEnglish(value)), defaultLocale).some(({ unit }) => unit === 'm²')
    return isArea && absorptionArea ? meanArea(absorptionArea) : undefined
  }
  return pairsIn(record.value).flatMap(({ path, label, value }) => {
    const wanted = wantedFor(label, value)
    if (wanted === undefined) return []
    return textsIn(value, path).flatMap(({ path, locale, text }) =>
      figuresIn(text, locale).some((figure) => figure.value === wanted)
        ? []
        : [{ file: record.file, path, message: `${label} is ${wanted}, not ${text}` }],
    )
  })
}

/**
 * Lists figures in texts that agree with no fact of their record, of those that it names, or of the organization. Also lists
 * ratings that do not follow from the octaves, and measures written in words.
 * @requirement FACT-01, FACT-02
 */
export function factProblems(records: readonly Written[], exceptions: readonly Exception[] = []): Problem[] {
  const namedBy = recordNames(records)
  const everywhere = records.filter(({ place }) => place.startsWith('organization/')).map(readFigures)
  const used = new Set<string>()
  const problems = records.flatMap((record) => {
    const availableFigures = [...everywhere, ...namedBy(record).map(readFigures)].filter(hasFigures)
    const own = readFigures(record)
    const ratings = (own.absorption ? [own] : availableFigures).flatMap(({ absorption }) =>
      absorption ? [ratingText(absorption)] : [],
    )
    const isExcepted = (figure: string) => {
      const found = exceptions.find(({ place, figures }) => ['*', record.place].includes(place) && figures.includes(figure))
      if (found) used.add(`${found.place} ${figure}`)
      return Boolean(found)
    }
    const idioms = textsIn(record.value['idioms'])
    const texts = textsIn(record.value).map(({ path, locale, text }) => {
      const phrases = idioms.filter((idiom) => idiom.locale === locale).map((idiom) => idiom.text)
      return { path, locale, text: phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text) }
    })
    const inTexts = texts.flatMap(({ path, locale, text }) => {
      const report = (message: string) => ({ file: record.file, path, message })
      const wrong = figuresIn(text, locale)
        .filter((figure) => !availableFigures.some((figures) => listValues(figures, figure.unit).includes(figure.value)))
        .filter((figure) => !isExcepted(`${figure.value} ${figure.unit}`))
        .map((figure) => report(`matches no fact: ${figure.text} (${figure.value} ${figure.unit})`))
      const typed = figuresIn(text, locale)
        .filter((figure) => record.place.startsWith('document/') && !figure.isWord)
        .filter((figure) => !isExcepted(`${figure.value} ${figure.unit}`))
        .map((figure) => report(`must come from a fact: ${figure.text}`))
      const words = figuresIn(text, locale)
        .filter(({ isWord, isFirst, unit }) => isWord && !isFirst && numerals.has(unit))
        .map((figure) => report(`must be a numeral: ${figure.text}`))
      const rated = [...text.matchAll(printedRating)]
        .map(([, weighted, shape, of]) => [weighted!.replace(',', '.'), shape && `(${shape})`, of].filter(Boolean).join(' '))
        .filter((printed) => ratings.length && !ratings.includes(printed))
        .map((printed) => report(`is rated ${ratings.join(' or ')} by ISO 11654, not ${printed}`))
      return [...(typed.length ? typed : wrong), ...words, ...rated]
    })
    const unused = idioms
      .filter((idiom) => !textsIn(record.value).some(({ locale, text }) => locale === idiom.locale && text.includes(idiom.text)))
      .map(({ locale, text }) => ({
        file: record.file,
        path: `idioms.${locale}`,
        message: `is unused: ${text}`,
      }))
    return [...inTexts, ...unused, ...wrongPairs(record, own)]
  })
  const idle = exceptions.flatMap(({ place, figures }) =>
    figures
      .filter((figure) => !used.has(`${place} ${figure}`))
      .map((figure) => ({ file: 'checks/exceptions.json', path: place, message: `is unused: ${figure}` })),
  )
  return [...problems, ...idle]
}

/** The facts by record, a line each. */
export const factLines = (records: readonly Written[]): string[] =>
  records.flatMap((record) => {
    const { facts, absorption, absorptionArea } = readFigures(record)
    const lines = facts.map(({ name, values, unit }) => `${name}: ${values.join(', ')} ${unit}`)
    if (absorption)
      lines.push(`absorption: ${absorption.join(', ')}`, `αw ${ratingText(absorption)}, NRC ${noiseReduction(absorption)}`)
    if (absorptionArea) lines.push(`absorption area: ${absorptionArea.join(', ')} m², mean ${meanArea(absorptionArea)} m²`)
    const builtOf = computeBuildUp(facts)
    if (builtOf)
      lines.push(
        `recycled PET: ${builtOf.pet} of ${builtOf.weight} g/${builtOf.per}, ${builtOf.bottles} bottles per ${builtOf.per}`,
      )
    const density = computeDensity(facts)
    if (density) lines.push(`density: ${density} kg/m³`)
    return lines.map((line) => `${record.place}: ${line}`)
  })
