import { interpolate } from '@brand/blocks/i18n'
import type { Locale } from '@brand/content'
import { describeStockPrice } from '../../cms/figures.ts'
import type { StockProduct } from '../../cms/kinds/stock-product.ts'
import { messages } from '../../i18n/index.ts'
import { formatNumber } from '../../i18n/number.ts'
import { weekday } from '../../i18n/weekday.ts'

/**
 * Lists the figures of a product from stock: price with unit, size, stock and day of dispatch. Each needs a value in the record.
 * @requirement R2G-25
 */
export function listFacts({ facts = [], stock, leavesOn }: Pick<StockProduct, 'facts' | 'stock' | 'leavesOn'>, locale: Locale) {
  const { ready2go: texts, products } = messages[locale]
  const of = (name: string) => facts.find((fact) => fact.name === name)
  const [size, diameters] = [of('size'), of('diameters')]
  const cm = (values: readonly number[], between: string) =>
    `${values.map((mm) => formatNumber(mm / 10, locale)).join(between)}\u00a0cm`
  const rows: [name: string, value: string | undefined][] = [
    [products.figures.price, describeStockPrice({ facts }, locale)],
    [texts.size, size && cm(size.values, ' × ')],
    [texts.diameter, diameters && cm(diameters.values, ' / ')],
    [texts.stock, stock === undefined ? undefined : interpolate(texts.pieces, { n: stock })],
    [texts.leaves, leavesOn === undefined ? undefined : weekday(leavesOn, locale)],
  ]
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))
}
