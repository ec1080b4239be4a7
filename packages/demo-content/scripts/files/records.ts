import { readFileSync } from 'node:fs'
import { computeBuildUp, defaultLocale, factFields, isLocalised, isObject, type Fact, type Locale } from '@brand/content'

const root = new URL('../../', import.meta.url)

/** A value in one locale: each localised value is replaced by the value of that locale. */
function inLocale(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((part) => inLocale(part, locale))
  if (!isObject(value)) return value
  if (isLocalised(value)) return inLocale(value[locale] ?? value[defaultLocale], locale)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLocale(part, locale)]))
}

/** A JSON file of this package, with its texts in one locale; paper has room for whole words. */
const readIn = (path: string, locale: Locale): unknown =>
  inLocale(JSON.parse(readFileSync(new URL(path, root), 'utf8').replaceAll('\u00ad', '')), locale)

export interface Section {
  title: string
  text: string
  /** A table below. */
  rows?: Row[]
}

/** A text of `documents`: an introduction, then steps or sections. */
export interface Text {
  title: string
  intro: string
  steps?: string[]
  sections?: Section[]
}

/** A fact of a record by its name, or its `bottles`, which follow from its build-up; throws where there is none, since a document must not invent it. */
export function findFact(place: string, name: string): Fact {
  const { facts } = readIn(`records/${place}.json`, defaultLocale) as Record<string, unknown>
  const own = factFields.facts.parse(facts) ?? []
  const fact = own.find((fact) => fact.name === name)
  const builtOf = name === 'bottles' && computeBuildUp(own)
  if (builtOf) return { name, values: [builtOf.bottles], unit: 'bottles' }
  if (!fact) throw new Error(`${place} has no fact "${name}"`)
  return fact
}

/** Factors from larger units to the units of facts. */
const scales: Record<string, number> = { cm: 10, m: 1_000, km: 1_000_000, kg: 1_000 }

/** A figure as a language writes it, such as "2,5 m". */
function figure({ place, name, at = '0', unit }: Record<string, string | undefined>, locale: Locale): string {
  const fact = findFact(place!, name!)
  const value = fact.values[Number(at)]! / (unit ? scales[unit]! : 1)
  if (fact.unit === '%') return new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100)
  if (fact.unit === 'bottles') return new Intl.NumberFormat(locale).format(value)
  return `${new Intl.NumberFormat(locale).format(value)}\u00a0${unit ?? fact.unit}`
}

/** The place of a figure in a text: `{family/rol: size.0 in cm}`, the first value of the fact `size` of the family. */
const slot = /\{(?<place>[\w-]+\/[\w-]+): (?<name>[^{}.]+?)(?:\.(?<at>\d))?(?: in (?<unit>[a-z]+))?\}/gu

function withFigures(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return value.replace(slot, (...found) => figure(found.at(-1) as Record<string, string>, locale))
  if (Array.isArray(value)) return value.map((part) => withFigures(part, locale))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFigures(part, locale)]))
}

/** A text of `documents` with its figures, which are facts of records. */
export const readText = (name: string, locale: Locale) => withFigures(readIn(`documents/${name}.json`, locale), locale) as Text

/** Words that many files share. */
export const wordsIn = (locale: Locale) => readIn('documents/words.json', locale) as Record<string, string>

interface Row {
  label: string
  value: string
}

/** Content of documents about a family or fabric. */
export interface Product {
  name: string
  /** Its name and kind: "Rib ribbed wall panel". */
  title: string
  lead: string
  paragraphs: string[]
  facts: Row[]
  typologies: string[]
  models: string[]
  /** Ids of its files. */
  resources: string[]
  /** Id of its picture. */
  image?: string | undefined
  isOnline: boolean
}

const stripTags = (html: string) => html.replaceAll(/<[^>]+>/g, '')
const paragraphsIn = (html: string) => [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => stripTags(text!))

/** A family or fabric by its place below `records`: `family/rib`. */
export function readProduct(place: string, locale: Locale): Product {
  const [type] = place.split('/') as ['family' | 'fabric']
  const prefix = type === 'family' ? 'ctFamily' : 'ctFabric'
  const record = readIn(`records/${place}.json`, locale) as Record<string, never>
  const body: Record<string, never>[] = record[`${prefix}Body`] ?? []
  const figures: { cbInDepthInfoPropertyKey: string; cbInDepthInfoPropertyValue: string }[] =
    body.find((block) => block['type'] === 'cb_in_depth_info')?.['cbInDepthInfoProperties'] ?? []
  const metadata: { title: string; description: string } = record[`${prefix}Metadata`]!
  return {
    name: record[`${prefix}Name`]!,
    title: metadata.title.replace(' | Loden', ''),
    lead: metadata.description.replace(` ${wordsIn(locale)['fiction']}`, ''),
    paragraphs: paragraphsIn(body[0]?.['cbTextHtml'] ?? body[0]?.['cbImageTextHtml'] ?? ''),
    facts: figures.map(({ cbInDepthInfoPropertyKey: label, cbInDepthInfoPropertyValue: value }) => ({ label, value })),
    typologies: record[`${prefix}Typologies`] ?? [],
    models: record[`${prefix}Models`] ?? [],
    resources: record[`${prefix}Resources`] ?? [],
    image: (record[`${prefix}Image`] as { image: string } | undefined)?.image,
    isOnline: record[`${prefix}Online`] !== false,
  }
}

/** Reads the absorption of a family or fabric by octave band: coefficients, or areas of a piece in m². */
export function readAbsorption(place: string) {
  const { absorption: coefficients, absorptionArea: areas } = readIn(`records/${place}.json`, defaultLocale) as Record<
    string,
    number[]
  >
  return { coefficients, areas }
}

/** A model of a family as a row; none of one that is offline. */
export function readModel(id: string, locale: Locale): Row | undefined {
  const record = readIn(`records/model/${id}.json`, locale) as Record<string, string | boolean>
  if (record['ctModelOnline'] === false) return undefined
  return { label: record['ctModelName'] as string, value: (record['ctModelDescription'] as string | undefined) ?? '' }
}

/** A colour of the felt: its name, its lot with notation and light reflectance, its notation alone, and `rgb(31, 59, 45)`. */
export function readColour(id: string, locale: Locale) {
  const record = readIn(`records/model/${id}.json`, locale) as Record<string, string> & { ctModelColor: { cssRgb: string } }
  const lot = record['ctModelDescription']!
  const ncs = /NCS S\s(\d{4}-\w+)/.exec(lot)?.[1]
  if (!ncs) throw new Error(`model/${id} has no NCS notation`)
  return {
    name: record['ctModelName']!,
    lot,
    ncs,
    rgb: record.ctModelColor.cssRgb,
    reflectance: findFact(`model/${id}`, 'light reflectance').values[0]!,
  }
}
