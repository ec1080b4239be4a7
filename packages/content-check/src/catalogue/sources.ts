import { computeBuildUp, octaveBands } from '@brand/content'
import type { Problem } from '@brand/content-api'
import { figuresIn, type Figure } from './figures.ts'
import { readFigures, valuesOfFact } from './read-figures.ts'
import { textsIn, type Written } from './texts.ts'

/** A figure in a sentence, and where it comes from. */
export interface Source {
  /** The record with the sentence: `page/about`. */
  place: string
  /** Words of the sentence in English, by which it is found; not the figure itself. */
  says: string
  /** The fact that it repeats, as in documents: `family/rol: size.0`, `family/kanteel: bottles`, `family/rib: absorption at 1000 Hz`. */
  from: string
}

type Value = Pick<Figure, 'value' | 'unit'>

/** Gets the value of a source in each unit that a text may use; none where the record does not own it. */
function findValues(record: Written, name: string, at: number): Value[] {
  const own = readFigures(record)
  const octave = /^absorption at (\d+) Hz$/.exec(name)?.[1]
  if (octave) {
    const value = own.absorption?.[octaveBands.findIndex((hertz) => hertz === Number(octave))]
    const percent = value === undefined ? 0 : Math.round(value * 100)
    return value === undefined
      ? []
      : [
          { value, unit: 'α' },
          { value: percent, unit: '%' },
        ]
  }
  const bottles = name === 'bottles' && computeBuildUp(own.facts)?.bottles
  if (bottles) return [{ value: bottles, unit: 'bottles' }]
  const unit = own.facts.find((fact) => fact.name === name)?.unit
  const value = valuesOfFact(own, name)[at]
  if (unit === undefined || value === undefined) return []
  // "Per square metre: 310 g" is a weight by area.
  return unit === 'g/m²'
    ? [
        { value, unit },
        { value, unit: 'g' },
      ]
    : [{ value, unit }]
}

const listed = 'checks/sources.json'
const toPlainText = (text: string) => text.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, ' ')

/**
 * Lists sentences whose figure differs, in any language, from the fact that they repeat. Also lists sources of sentences that no
 * longer exist, or of facts that no record owns.
 * @requirement FACT-15
 */
export function sourceProblems(records: readonly Written[], sources: readonly Source[] = []): Problem[] {
  const byPlace = new Map(records.map((record) => [record.place, record]))
  return sources.flatMap(({ place, says, from }) => {
    const { owner = '', name = '', at = '0' } = /^(?<owner>[^:]+): (?<name>.+?)(?:\.(?<at>\d))?$/.exec(from)?.groups ?? {}
    const values = byPlace.has(owner) ? findValues(byPlace.get(owner)!, name, Number(at)) : []
    if (!values.length) return [{ file: listed, path: place, message: `is not a fact: ${from}` }]
    const speaker = byPlace.get(place)
    const texts = speaker ? textsIn(speaker.value) : []
    const english = texts.find(({ locale, text }) => locale === 'en' && toPlainText(text).includes(says))
    if (!english) return [{ file: listed, path: place, message: `is unused: ${says}` }]
    const inLocale = (locale: string) => english.path.replace(/\.en(?=\.|$)/, `.${locale}`)
    return texts
      .filter(({ path, locale }) => path === inLocale(locale))
      .filter(({ text, locale }) => !figuresIn(text, locale).some((each) => values.some(isEqual(each))))
      .map(({ path }) => ({
        file: speaker!.file,
        path,
        message: `lacks ${values[0]!.value} ${values[0]!.unit} of ${from}: ${says}`,
      }))
  })
}

const isEqual =
  (one: Value) =>
  ({ value, unit }: Value) =>
    one.value === value && one.unit === unit
