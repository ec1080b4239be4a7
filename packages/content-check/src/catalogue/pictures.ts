import { isLocalised, isObject, locales, type Assets, type Locale } from '@brand/content'
import type { Problem } from '@brand/content-api'
import { textsIn, type Written } from './texts.ts'

/** The words of each language for something that pictures show, as regular expressions; `shows` are ids of which one must be there. */
export type PictureWord = { shows: readonly string[] } & Record<Locale, string>

/** The words for colours and products. The first that matches a place in a text counts: "dark green" stands before "green". */
export interface PictureWords {
  colors: readonly PictureWord[]
  products: readonly PictureWord[]
}

type Shown = NonNullable<Assets[string]['shows']>

const collectColors = ({ products, colors }: Shown) => new Set([...Object.values(products).flat(), ...colors])

/** The words of a text that name nothing of `shown`. */
function strangersIn(text: string, locale: Locale, words: readonly PictureWord[], shown: ReadonlySet<string>): string[] {
  let rest = text
  return words.flatMap((word) => {
    // In German and Dutch a word may stand at the end of another: "Filzsäulen", "tomaatrode".
    const pattern = new RegExp(`${locale === 'de' || locale === 'nl' ? '' : '(?<!\\p{L})'}(?:${word[locale]})`, 'giu')
    const found = rest.match(pattern) ?? []
    rest = rest.replaceAll(pattern, ' ')
    return word.shows.some((id) => shown.has(id)) ? [] : found
  })
}

/** Finds words of an alternative text for things that its picture does not show. Black is allowed: the kit's rails are black. */
function wrongWords(
  { path, locale, text }: { path: string; locale: Locale; text: string },
  file: string,
  shown: Shown,
  words: PictureWords,
) {
  const colors = strangersIn(text, locale, words.colors, collectColors(shown).add('ink'))
  const products = strangersIn(text, locale, words.products, new Set(Object.keys(shown.products)))
  return [...colors, ...products].map((word) => ({
    file,
    path,
    message: `mentions something that the picture does not show: ${word}`,
  }))
}

/** Every use of a picture in a record, with its own alternative text. */
function usesIn(value: unknown, path = ''): { path: string; image: string; alt?: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => usesIn(part, `${path}.${index}`))
  if (!isObject(value)) return []
  if (typeof value['image'] === 'string') return [{ path: path.slice(1), image: value['image'], alt: value['alt'] }]
  return Object.entries(value).flatMap(([key, part]) => usesIn(part, `${path}.${key}`))
}

const inEnglish = (value: unknown) => (isLocalised(value) ? value['en'] : value)

/** A record from stock leads with a picture of its family, in finishes that it sells. */
function wrongLead({ place, file, value }: Written, assets: Assets, lots: ReadonlyMap<string, string>): Problem[] {
  const shown = place.startsWith('ready2go/') && assets[usesIn(value['images'])[0]?.image ?? '']?.shows
  if (!shown || !Array.isArray(value['finishes'])) return []
  const sold = new Set(
    value['finishes']
      .filter(isObject)
      .flatMap(({ finish }) => (isObject(finish) ? [lots.get(String(inEnglish(finish['name'])))] : [])),
  )
  const finishes = shown.products[String(value['family'])]
  if (!finishes) return [{ file, path: 'images.0', message: `does not show the family ${String(value['family'])}` }]
  const missing = finishes.filter((finish) => !sold.has(finish))
  return missing.length
    ? [{ file, path: 'images.0', message: `begins with a finish that is not sold: ${missing.join(', ')}` }]
    : []
}

/** A record from stock shows each finish that is seen from outside, and no picture twice. */
function wrongPictures({ place, file, value }: Written, assets: Assets, lots: ReadonlyMap<string, string>): Problem[] {
  if (!place.startsWith('ready2go/')) return []
  const images = usesIn(value['images']).map(({ image }) => image)
  const twice = images.flatMap((image, index) =>
    images.indexOf(image) < index ? [{ file, path: `images.${index}`, message: `repeats ${image}` }] : [],
  )
  const shown = new Set(images.flatMap((image) => assets[image]?.shows?.products[String(value['family'])] ?? []))
  const finishes = Array.isArray(value['finishes']) ? value['finishes'].filter(isObject) : []
  const unseen = finishes.flatMap(({ finish, exterior, interior }, index) => {
    const name = isObject(finish) ? String(inEnglish(finish['name'])) : ''
    const lot = lots.get(name)
    if (!lot || shown.has(lot) || (interior && !exterior)) return []
    return [{ file, path: `finishes.${index}`, message: `has no picture: ${name}` }]
  })
  return [...twice, ...unseen]
}

/** A finish of a record from stock has a picture of its own colour, or none: that of a wood is not a felt's. */
function wrongFinishes({ place, file, value }: Written, assets: Assets, lots: ReadonlyMap<string, string>): Problem[] {
  const finishes = place.startsWith('ready2go/') && Array.isArray(value['finishes']) ? value['finishes'] : []
  return finishes.filter(isObject).flatMap(({ finish }, index) => {
    const [use] = usesIn(finish)
    const shows = assets[use?.image ?? '']?.shows
    if (!shows || !isObject(finish)) return []
    const name = String(inEnglish(finish['name']))
    const lot = lots.get(name)
    const message = `shows ${[...collectColors(shows)].join(', ')}, not ${name}`
    return lot && collectColors(shows).has(lot) ? [] : [{ file, path: `finishes.${index}`, message }]
  })
}

/** A block whose text links to products stands beside a picture that shows one of them, if it shows any. */
function wrongNeighbours({ file, value }: Written, assets: Assets, families: ReadonlyMap<string, string>): Problem[] {
  const blocks = Object.values(value).filter(Array.isArray).flat().filter(isObject)
  return blocks.flatMap((block, index) => {
    if (block['type'] !== 'cb_image_text') return []
    const shown = assets[usesIn(block)[0]?.image ?? '']?.shows?.products ?? {}
    const linked = [...JSON.stringify(block).matchAll(/\/acoustic-solutions\/([\w-]+)/g)].flatMap(
      ([, slug]) => families.get(slug!) ?? [],
    )
    return !linked.length || !Object.keys(shown).length || linked.some((id) => id in shown)
      ? []
      : [
          {
            file,
            path: `block ${index}`,
            message: `shows ${Object.keys(shown).join(', ')}, but its text is about ${linked.join(', ')}`,
          },
        ]
  })
}

/** A family or fabric is in its own picture. */
function wrongOwnPicture({ place, file, value }: Written, assets: Assets): Problem[] {
  const [type, id] = place.split('/')
  const image = value['ctFamilyImage'] ?? value['ctFabricImage']
  const shows = (type === 'family' || type === 'fabric') && isObject(image) && assets[String(image['image'])]?.shows
  return shows && !Object.hasOwn(shows.products, id!) ? [{ file, path: 'image', message: `does not show ${id}` }] : []
}

/**
 * Checks that the pictures of a family in a felt show it in that felt; the record and the colour of a felt have one name. For the
 * felt without pictures of its own, this applies to those that the others replace.
 */
function wrongFelts({ place, file, value }: Written, assets: Assets): Problem[] {
  const id = place.slice(place.indexOf('/') + 1)
  const felts = (Array.isArray(value['ctFamilyFelts']) ? value['ctFamilyFelts'] : []).filter(isObject)
  const listPictures = (pictures: unknown) => (Array.isArray(pictures) ? pictures : []).filter(isObject)
  const replaced = felts.flatMap(({ pictures }) => listPictures(pictures).map((picture) => picture['original']))
  return felts.flatMap(({ felt, pictures }) => {
    const color = String(felt).replace('felt-', '')
    const own = listPictures(pictures).map((picture) => picture['replacement'])
    const images = new Set(usesIn(own.length ? own : replaced).map(({ image }) => image))
    return [...images].flatMap((image) => {
      const shows = assets[image]?.shows
      return shows && !shows.products[id]?.includes(color)
        ? [{ file, path: 'ctFamilyFelts', message: `${image} does not show ${id} in ${color}` }]
        : []
    })
  })
}

/**
 * Lists pictures that do not show what texts claim: alternative texts, records from stock, blocks of picture and text. Also lists
 * families whose own picture does not show them, or not in the felt that it is for. `words` are those of the brand.
 * @requirement FACT-04
 */
export function pictureProblems(records: readonly Written[], assets: Assets, words: PictureWords): Problem[] {
  const lots = new Map(
    records
      .filter(({ place }) => place.startsWith('model/felt-'))
      .map(({ place, value }) => [String(inEnglish(value['ctModelName'])), place.replace('model/felt-', '')]),
  )
  const families = new Map(
    records
      .filter(({ place }) => place.startsWith('family/'))
      .map(({ place, value }) => [String(inEnglish(value['ctFamilySlug'])), place.replace('family/', '')]),
  )
  const ofAssets = Object.entries(assets).flatMap(([id, { alt, shows }]) =>
    shows && alt
      ? textsIn(isObject(alt) ? alt : Object.fromEntries(locales.map((locale) => [locale, alt])), `${id}.alt`).flatMap((text) =>
          wrongWords(text, 'assets/assets.json', shows, words),
        )
      : [],
  )
  const ofRecords = records.flatMap((record) => [
    ...usesIn(record.value).flatMap(({ path, image, alt }) => {
      const shows = assets[image]?.shows
      return shows && alt ? textsIn(alt, `${path}.alt`).flatMap((text) => wrongWords(text, record.file, shows, words)) : []
    }),
    ...wrongLead(record, assets, lots),
    ...wrongPictures(record, assets, lots),
    ...wrongFinishes(record, assets, lots),
    ...wrongNeighbours(record, assets, families),
    ...wrongOwnPicture(record, assets),
    ...wrongFelts(record, assets),
  ])
  return [...ofAssets, ...ofRecords]
}
