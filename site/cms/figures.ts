import { interpolate } from '@brand/blocks/i18n'
import {
  absorptionRating,
  depthsOf,
  meanArea,
  type Family,
  type FigureFilter,
  type Locale,
  type PriceUnit,
  type Ready2goCard,
} from '@brand/content'
import { messages } from '../i18n/index.ts'
import { euros, formatNumber } from '../i18n/number.ts'
import { weekday } from '../i18n/weekday.ts'

type Figures = Pick<Family, 'facts' | 'absorption' | 'absorptionArea'>

export const decimal = (value: number, digits: number, locale: Locale) =>
  formatNumber(value, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Returns the price of a product, the lowest of several, and its unit. */
export function priceOf({ facts = [] }: Pick<Figures, 'facts'>, locale: Locale): { price: string; per: PriceUnit } | undefined {
  const sold = facts.find(({ name, unit }) => name === 'price' && unit === '€')
  if (!sold) return undefined
  return { price: euros(Math.min(...sold.values), locale), per: sold.per ?? 'piece' }
}

function costs(product: Figures, locale: Locale): string | undefined {
  const sold = priceOf(product, locale)
  const texts = messages[locale].card
  return sold && interpolate(texts.price, { price: sold.price, per: texts.per[sold.per] })
}

/** Formats the depth of a product in mm: the least and the greatest. */
export function depthOf(product: Pick<Figures, 'facts'>, locale: Locale): string | undefined {
  const ends = [...new Set(depthsOf(product).toSorted((a, b) => a - b))]
  return ends.length ? [ends[0]!, ...ends.slice(1).slice(-1)].map((end) => decimal(end, 0, locale)).join('–') : undefined
}

function measures(product: Figures, locale: Locale): string | undefined {
  const n = depthOf(product, locale)
  return n && interpolate(messages[locale].card.depth, { n })
}

/** A value of a filter in words. */
export function figureName(filter: FigureFilter, value: string, locale: Locale): string {
  const texts = messages[locale].compare
  if (filter === 'price') return texts.price[value as PriceUnit]
  return interpolate(messages[locale].products[filter === 'class' ? 'ofClass' : 'upTo'], { value })
}

/** Describes the absorption of a product: the class of a surface, the area of a piece. */
function absorbs({ absorption, absorptionArea }: Figures, locale: Locale): string | undefined {
  const texts = messages[locale].card
  const rated = absorption && absorptionRating(absorption).class
  if (rated) return interpolate(texts.class, { class: rated })
  return absorptionArea && interpolate(texts.area, { n: decimal(meanArea(absorptionArea), 1, locale) })
}

/**
 * Lists the notes under the name on a product's card: absorption, depth and price.
 * @requirement GRID-20
 */
export const notesOf = (product: Figures, locale: Locale): string[] =>
  [absorbs(product, locale), measures(product, locale), costs(product, locale)].filter((note) => note !== undefined)

/**
 * Lists the notes under the name on a stock product's card: price, number in stock and day of dispatch.
 * @requirement R2G-25
 */
export function stockNotesOf(product: Pick<Ready2goCard, 'facts' | 'stock' | 'leavesOn'>, locale: Locale): string[] {
  const { card, ready2go: texts } = messages[locale]
  const { stock, leavesOn } = product
  const sold = priceOf(product, locale)
  return [
    sold && `${sold.price} ${card.per[sold.per]}`,
    stock === undefined ? undefined : interpolate(texts.pieces, { n: stock }),
    leavesOn === undefined ? undefined : interpolate(texts.leavesOn, { day: weekday(leavesOn, locale) }),
  ].filter((note) => note !== undefined)
}
