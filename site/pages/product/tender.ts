import { inDepthInfo } from '@brand/blocks/contracts'
import { interpolate } from '@brand/blocks/i18n'
import { brand } from '../../brand/brand.ts'
import { decimal } from '../../cms/figures.ts'
import type { Product } from '../../cms/kinds/product.ts'
import type { Languages } from '../../cms/languages.ts'
import { propsOf } from '../../cms/page-blocks.ts'
import { messages } from '../../i18n/index.ts'

/** A name with what is said of it. */
const line = (name: string, value: string | undefined) => (value ? `${name}: ${value}` : name)

/**
 * The text of a product for a call for tenders, line by line, in the language of its content: one template, filled with what its
 * record says. Nothing of a product without properties.
 * @requirement FAM-15
 */
export function tenderOf({ name, what, blocks, models, absorption, facts = [], kind }: Product, languages: Languages): string[] {
  const properties = propsOf(blocks, inDepthInfo, languages).flatMap((block) => block.properties ?? [])
  if (!properties.length) return []
  const { contentLocale } = languages
  const { tender, card } = messages[contentLocale]
  const per = facts.find((fact) => fact.name === 'price')?.per
  const digits = absorption?.values.map((value) => decimal(value, 2, contentLocale))
  const versions = kind === 'family' ? models.map(({ title, description }) => line(title, description)) : []
  return [
    interpolate(tender.opening, { product: [what, name].filter(Boolean).join(' '), brand: brand.name }),
    '',
    ...properties.map(({ key, value }) => line(key, value)),
    ...(digits ? [line(tender[absorption!.measure], digits.join(' / '))] : []),
    ...(versions.length ? ['', `${tender.versions}:`, ...versions.map((version) => `- ${version}`)] : []),
    '',
    tender.evidence,
    // The unit stands after the price, where there is one.
    interpolate(tender.quantity, { per: per ? ` ${card.per[per]}` : '' }),
  ]
}
