import { interpolate } from '@brand/blocks/i18n'
import { absorptionRating, meanArea, type Family, type Locale } from '@brand/content'
import { messages } from '../i18n/index.ts'

type Figures = Pick<Family, 'facts' | 'absorption' | 'absorptionArea'>

export const decimal = (value: number, digits: number, locale: Locale) =>
  value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** What it costs, at least where it has several prices. */
export function priceOf({ facts = [] }: Pick<Figures, 'facts'>, locale: Locale): string | undefined {
  const sold = facts.find(({ name, unit }) => name === 'price' && unit === '€')
  if (!sold) return undefined
  const texts = messages[locale].compare
  const price = Math.min(...sold.values).toLocaleString(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  return interpolate(texts.from, { price, per: texts.per[sold.per ?? 'piece'] })
}

/** How well it absorbs: the class of a surface, the area of a piece. */
function absorbs({ absorption, absorptionArea }: Figures, locale: Locale): string | undefined {
  const texts = messages[locale].card
  const rated = absorption && absorptionRating(absorption).class
  if (rated) return interpolate(texts.class, { class: rated })
  return absorptionArea && interpolate(texts.area, { n: decimal(meanArea(absorptionArea), 1, locale) })
}

/**
 * What a card says of a product under its name.
 * @requirement GRID-20
 */
export const notesOf = (product: Figures, locale: Locale): string[] =>
  [absorbs(product, locale), priceOf(product, locale)].filter((note) => note !== undefined)
