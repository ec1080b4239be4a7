import { readdirSync } from 'node:fs'
import type { Locale } from '@brand/content'
import { octaveRows } from './measured.ts'
import { pdf, type Sheet } from './pdf.ts'
import { readColour, findFact, readModel, readProduct, readText, wordsIn, type Section } from './records.ts'
import { toHex } from './tables.ts'

/** All families or fabrics that are online, by name. */
const listProducts = (type: string, locale: Locale) =>
  readdirSync(new URL(`../../records/${type}/`, import.meta.url))
    .map((file) => file.replace('.json', ''))
    .toSorted()
    .map((id) => ({ id, ...readProduct(`${type}/${id}`, locale) }))
    .filter(({ isOnline }) => isOnline)

/** The specification sheet of a family or fabric: figures, sizes, absorption, colours, then the text of all sheets. */
export function sheet(of: string, locale: Locale) {
  const words = wordsIn(locale)
  const { name, title, lead, paragraphs, facts, models, image: cover } = readProduct(of, locale)
  return pdf({ title, intro: words['sheet']!, locale, cover }, (page) => {
    page.paragraph(lead)
    paragraphs.forEach(page.paragraph)
    page.rows(facts)
    if (of.startsWith('family/') && models.length) {
      page.heading(words['sizes']!)
      page.rows(models.map((id) => readModel(id, locale)).filter((model) => model !== undefined))
    }
    octaveRows(of, page, locale)
    if (of.startsWith('fabric/') && models.length) {
      page.heading(`${words['colours']}: ${name}`)
      page.rows(listColours(models, locale))
    }
    readText('sheet', locale).sections!.forEach((section) => sectionIn(page, section))
  })
}

function sectionIn(page: Sheet, { title, text, rows = [] }: Section) {
  page.heading(title)
  page.paragraph(text)
  if (rows.length) page.rows(rows)
}

/** A manual, a certificate or another text of `documents`. */
export function text(of: string, cover: string | undefined, locale: Locale) {
  const { title, intro, steps = [], sections = [] } = readText(of, locale)
  return pdf({ title, intro, locale, cover }, (page) => {
    steps.forEach((step, index) => page.paragraph(`${index + 1}. ${step}`))
    sections.forEach((section) => sectionIn(page, section))
  })
}

const listColours = (ids: readonly string[], locale: Locale) =>
  ids.map((id) => {
    const { name, lot, rgb } = readColour(id, locale)
    return { label: name, value: lot, color: toHex(rgb) }
  })

/** All colours with their lots. */
export function colourCard(cover: string | undefined, locale: Locale) {
  const { name, lead, models } = readProduct('fabric/loden-felt', locale)
  const title = `${name}: ${wordsIn(locale)['colour-card']}`
  return pdf({ title, intro: lead, locale, cover }, (page) => page.rows(listColours(models, locale)))
}

/** All families and fabrics, or those families that name a typology. */
export function catalogue(typology: string | undefined, cover: string | undefined, locale: Locale) {
  const words = wordsIn(locale)
  const families = listProducts('family', locale).filter(({ typologies }) => !typology || typologies.includes(typology))
  const products = typology ? families : [...families, ...listProducts('fabric', locale)]
  return pdf({ title: `Loden: ${words['catalogue']}`, intro: words['fiction']!, locale, cover }, (page) => {
    for (const { title, lead } of products) {
      page.heading(title)
      page.paragraph(lead)
    }
  })
}

/** Makes the price list of families or fabrics. */
export function prices(of: string, title: string, note: string, factor: number, locale: Locale) {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const words = wordsIn(locale)
  return pdf({ title: `Loden: ${words[title]}`, intro: words[note]!, locale }, (page) =>
    page.rows(
      listProducts(of, locale).map(({ id, title }) => {
        const { values, per } = findFact(`${of}/${id}`, 'price')
        return { label: title, value: `${money.format(values[0]! * factor)} ${words[`per ${per}`]}` }
      }),
    ),
  )
}
