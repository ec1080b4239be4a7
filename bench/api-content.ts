/** A generated catalogue of any size, in five languages: the same for the same number. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales, type Locale } from '@brand/content'

const words: Record<Locale, string[]> = {
  en: 'felt wall panel quiet room echo ceiling lamp wool table voice meeting canteen baffle booth oak soft green colour noise office height light grey thick edge pressed thread corner sound desk'.split(
    ' ',
  ),
  nl: 'vilt wand paneel stille kamer galm plafond lamp wol tafel stem vergadering refter baffel cabine eik zacht groen kleur lawaai kantoor hoogte licht grijs dik rand geperst draad hoek geluid bureau'.split(
    ' ',
  ),
  de: 'Filz Wand Paneel ruhiger Raum Hall Decke Leuchte Wolle Tisch Stimme Besprechung Kantine Baffel Kabine Eiche weich grün Farbe Lärm Büro Höhe Licht grau dick Kante gepresst Faden Ecke Klang Platz'.split(
    ' ',
  ),
  fr: 'feutre mur panneau calme pièce écho plafond lampe laine table voix réunion cantine baffle cabine chêne doux vert couleur bruit bureau hauteur lumière gris épais bord pressé fil angle son poste'.split(
    ' ',
  ),
  it: 'feltro parete pannello quieto stanza eco soffitto lampada lana tavolo voce riunione mensa baffle cabina rovere morbido verde colore rumore ufficio altezza luce grigio spesso bordo pressato filo angolo suono scrivania'.split(
    ' ',
  ),
}
const syllables =
  'ba be bi bo da de di do fa fe fi fo ga ge ka ke ki ko la le li lo ma me mi mo na ne ni no pa pe ra re ri ro sa se si so ta te ti to va ve vi vo za ze'.split(
    ' ',
  )

/** Pseudo-random numbers, the same each time (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const perLocale = <T>(make: (locale: Locale) => T) => Object.fromEntries(locales.map((locale) => [locale, make(locale)]))

/** The name of a family; the number makes it unique. */
export function nameOf(number: number): string {
  const next = chance(number * 7 + 1)
  const name = Array.from({ length: 3 }, () => syllables[Math.floor(next() * syllables.length)]!).join('')
  return `${name[0]!.toUpperCase()}${name.slice(1)} ${number}`
}

/** A family's slug in a locale. */
export const slugOf = (number: number, locale: Locale): string => `${nameOf(number).toLowerCase().replace(' ', '-')}-${locale}`

const shared = { models: 200, resources: 200, typologies: 12, issues: 8 }

function familyRecord(number: number): object {
  const next = chance(number)
  const some = (kind: keyof typeof shared, count: number) => [
    ...new Set(Array.from({ length: count }, () => `${kind}-${Math.floor(next() * shared[kind])}`)),
  ]
  const sentence = (locale: Locale, length: number) => {
    const text = Array.from({ length }, () => words[locale][Math.floor(next() * words[locale].length)]).join(' ')
    return `${text[0]!.toUpperCase()}${text.slice(1)}.`
  }
  const picture = { image: 'panel', alt: perLocale((locale) => sentence(locale, 6)) }
  const paragraph = (locale: Locale) =>
    `<h2>${sentence(locale, 4)}</h2><p>${sentence(locale, 12)} <strong>${sentence(locale, 3)}</strong> ${sentence(locale, 10)}</p>`
  return {
    ctFamilyName: nameOf(number),
    ctFamilySlug: perLocale((locale) => slugOf(number, locale)),
    ctFamilyIsHero: number % 7 === 0,
    ctFamilyImage: picture,
    ctFamilySquareImage: picture,
    ctFamilyBody: [
      { type: 'cb_text', cbTextHtml: perLocale(paragraph) },
      { type: 'cb_quote', cbQuoteText: perLocale((locale) => sentence(locale, 8)) },
    ],
    ctFamilyModels: some('models', 4),
    ctFamilyResources: some('resources', 4),
    ctFamilyTypologies: some('typologies', 2),
    ctFamilyIssues: some('issues', 2),
    ctFamilyMetadata: {
      title: perLocale((locale) => sentence(locale, 4)),
      description: perLocale((locale) => sentence(locale, 12)),
    },
    performances: [{ label: 'αw', value: (next() * 0.9 + 0.1).toFixed(2) }],
  }
}

const others: [type: string, count: number, make: (number: number) => object][] = [
  ['model', shared.models, (number) => ({ ctModelName: `Model ${number}` })],
  [
    'resource',
    shared.resources,
    (number) => ({ ctResourceName: `Manual ${number}`, ctResourceResource: { url: `/media/${number}.pdf` } }),
  ],
  [
    'typology',
    shared.typologies,
    (number) => ({ ctTypologyTitle: perLocale((locale) => words[locale][number]!), ctTypologySlug: `type-${number}` }),
  ],
  [
    'issue',
    shared.issues,
    (number) => ({ ctFamilyIssueTitle: perLocale((locale) => words[locale][number]!), ctFamilyIssueSlug: `issue-${number}` }),
  ],
]
const folderOf: Record<string, string> = { model: 'models', resource: 'resources', typology: 'typologies', issue: 'issues' }

/** Writes a content folder with so many families. */
export async function writeCatalogue(folder: string, families: number): Promise<void> {
  const write = async (type: string, name: string, record: object) =>
    writeFile(join(folder, 'records', type, `${name}.json`), JSON.stringify(record))
  for (const type of ['family', ...others.map(([type]) => type)]) await mkdir(join(folder, 'records', type), { recursive: true })
  await mkdir(join(folder, 'assets'), { recursive: true })
  const panel = { file: 'panel.webp', width: 1600, height: 1200, color: '#1f3b2d' }
  await writeFile(join(folder, 'assets', 'assets.json'), JSON.stringify({ panel }))
  await writeFile(join(folder, 'assets', 'panel.webp'), '')
  for (const [type, count, make] of others)
    for (let number = 0; number < count; number += 1) await write(type, `${folderOf[type]}-${number}`, make(number))
  for (let number = 0; number < families; number += 1) await write('family', `family-${number}`, familyRecord(number))
}

/** What visitors might type: beginnings of names, common words, two words, a number, a typing error. */
export function keywordsFor(count: number): string[] {
  const next = chance(42)
  const word = () => words.en[Math.floor(next() * words.en.length)]!
  const kinds = [
    (number: number) => nameOf(number).slice(0, 2 + (number % 5)),
    () => word(),
    () => `${word()} ${word()}`,
    (number: number) => `${word()} ${number}`,
    () => word().replace(/(.)(.)$/, '$2$1'),
  ]
  return Array.from({ length: count }, (_, number) => kinds[number % kinds.length]!(number))
}
