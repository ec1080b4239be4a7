import { interpolate } from '@brand/blocks/i18n'
import type { Locale } from '@brand/content'
import type { StockProduct } from '../../cms/kinds/stock-product.ts'
import { messages } from '../../i18n/index.ts'
import { euros, formatNumber } from '../../i18n/number.ts'

/** A Monday, from which the days of a week count. */
const monday = Date.UTC(2026, 0, 5)
const day = 86_400_000

/** A day of the week by its number, as a sentence of the language has it. */
const weekday = (number: number, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(monday + (number - 1) * day)

/**
 * What the page of a product from stock says in figures: price with its unit, size, stock and the day on which it leaves; each only
 * where its record has it.
 * @requirement R2G-25
 */
export function factsOf({ facts = [], stock, leavesOn }: Pick<StockProduct, 'facts' | 'stock' | 'leavesOn'>, locale: Locale) {
  const { ready2go: texts, products, card } = messages[locale]
  const of = (name: string) => facts.find((fact) => fact.name === name)
  const [price, size, diameters] = [of('price'), of('size'), of('diameters')]
  const cm = (values: readonly number[], between: string) =>
    `${values.map((mm) => formatNumber(mm / 10, locale)).join(between)}\u00a0cm`
  const rows: [name: string, value: string | undefined][] = [
    [products.figures.price, price && `${euros(price.values[0]!, locale)} ${card.per[price.per ?? 'piece']}`],
    [texts.size, size && cm(size.values, ' × ')],
    [texts.diameter, diameters && cm(diameters.values, ' / ')],
    [texts.stock, stock === undefined ? undefined : interpolate(texts.pieces, { n: stock })],
    [texts.leaves, leavesOn === undefined ? undefined : weekday(leavesOn, locale)],
  ]
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))
}
