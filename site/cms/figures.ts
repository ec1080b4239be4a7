import { interpolate } from '@brand/blocks/i18n'
import {
  absorptionRating,
  findPrice,
  listDepths,
  meanArea,
  type Family,
  type FigureFilter,
  type Locale,
  type PriceUnit,
  type Ready2goCard,
} from '@brand/content'
import { brand } from '../brand/brand.ts'
import { messages } from '../i18n/index.ts'
import { euros, formatNumber } from '../i18n/number.ts'
import { weekday } from '../i18n/weekday.ts'

type Figures = Pick<Family, 'facts' | 'absorption' | 'absorptionArea'>

export const decimal = (value: number, digits: number, locale: Locale) =>
  formatNumber(value, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Returns the price of a product in euros, the lowest of several, and its unit. */
export function lowestPrice(product: Pick<Figures, 'facts'>): { price: number; per: PriceUnit } | undefined {
  const sold = findPrice(product)
  return sold && { price: Math.min(...sold.values), per: sold.per ?? 'piece' }
}

/** Returns the speech level reduction of a product in dB (ISO 23351-1), the least of several. */
export function findSpeechReduction({ facts = [] }: Pick<Figures, 'facts'>): number | undefined {
  const measured = facts.find(({ name, unit }) => name === 'speech level reduction' && unit === 'dB')
  return measured && Math.min(...measured.values)
}

/** Describes the price of a product with its unit, without VAT. */
export function describePrice(product: Pick<Figures, 'facts'>, locale: Locale): string | undefined {
  const sold = lowestPrice(product)
  const texts = messages[locale].card
  return sold && interpolate(texts.price, { price: euros(sold.price, locale), per: texts.per[sold.per] })
}

/** Describes the price of a stock product, which consumers buy too: without VAT, and with it. */
export function describeStockPrice(product: Pick<Figures, 'facts'>, locale: Locale): string | undefined {
  const sold = lowestPrice(product)
  const texts = messages[locale].card
  return (
    sold &&
    interpolate(texts.stockPrice, {
      price: euros(sold.price, locale),
      per: texts.per[sold.per],
      gross: euros(sold.price * (1 + brand.vatRate), locale),
      rate: formatNumber(brand.vatRate, locale, { style: 'percent' }),
    })
  )
}

/** Formats the depth of a product in mm: the least and the greatest. */
export function formatDepth(product: Pick<Figures, 'facts'>, locale: Locale): string | undefined {
  const ends = [...new Set(listDepths(product).toSorted((a, b) => a - b))]
  return ends.length ? [ends[0]!, ...ends.slice(1).slice(-1)].map((end) => decimal(end, 0, locale)).join('–') : undefined
}

function measures(product: Figures, locale: Locale): string | undefined {
  const n = formatDepth(product, locale)
  return n && interpolate(messages[locale].card.depth, { n })
}

/** A value of a filter in words. */
export function figureName(filter: FigureFilter, value: string, locale: Locale): string {
  const texts = messages[locale].compare
  if (filter === 'price') return texts.price[value as PriceUnit]
  return interpolate(messages[locale].products[filter === 'class' ? 'ofClass' : 'upTo'], { value })
}

/** Describes the absorption of a product: the class of a surface, the largest area of a piece. */
function absorbs({ absorption, absorptionArea, facts = [] }: Figures, locale: Locale): string | undefined {
  const texts = messages[locale].card
  const rated = absorption && absorptionRating(absorption).class
  if (rated) return interpolate(texts.class, { class: rated })
  const sizes = facts.find(({ name, unit }) => name === 'absorption by size' && unit === 'm²')?.values
  const areas = sizes ?? (absorptionArea && [meanArea(absorptionArea)])
  return areas && interpolate(texts.area, { n: decimal(Math.max(...areas), 1, locale) })
}

/**
 * Lists the notes under the name on a product's card: absorption, depth and price.
 * @requirement GRID-20
 */
export const listNotes = (product: Figures, locale: Locale): string[] =>
  [absorbs(product, locale), measures(product, locale), describePrice(product, locale)].filter((note) => note !== undefined)

/**
 * Lists the notes under the name on a stock product's card: price, number in stock and day of dispatch.
 * @requirement R2G-25
 */
export function listStockNotes(product: Pick<Ready2goCard, 'facts' | 'stock' | 'leavesOn'>, locale: Locale): string[] {
  const texts = messages[locale].ready2go
  const { stock, leavesOn } = product
  return [
    describeStockPrice(product, locale),
    stock === undefined ? undefined : interpolate(texts.pieces, { n: stock }),
    leavesOn === undefined ? undefined : interpolate(texts.leavesOn, { day: weekday(leavesOn, locale) }),
  ].filter((note) => note !== undefined)
}
