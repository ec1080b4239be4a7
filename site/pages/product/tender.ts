import { inDepthInfo } from '@brand/blocks/contracts'
import { interpolate } from '@brand/blocks/i18n'
import { brand } from '../../brand/brand.ts'
import { decimal } from '../../cms/figures.ts'
import type { Product } from '../../cms/kinds/product.ts'
import type { Languages } from '../../cms/languages.ts'
import { collectProps } from '../../cms/page-blocks.ts'
import { messages } from '../../i18n/index.ts'

/** Returns the kind of work that a tender asks for: fixings only where something is fixed. */
function findWork({ kind, typology }: Product) {
  if (kind === 'fabric') return 'fabric'
  return brand.freestanding.some((id) => id === typology?.id) ? 'freestanding' : 'fixed'
}

/**
 * The text of a product for a call for tenders, line by line, in the language of its content: one template, filled from its
 * record. It is empty for a product without properties.
 * @requirement FAM-15
 */
export function formatTender(product: Product, languages: Languages): string[] {
  const { name, what, blocks, models, absorption, facts = [], kind } = product
  const properties = collectProps(blocks, inDepthInfo, languages).flatMap((block) => block.properties ?? [])
  if (!properties.length) return []
  const { contentLocale } = languages
  const { tender, card } = messages[contentLocale]
  const line = (key: string, value: string | undefined) => (value ? interpolate(tender.property, { name: key, value }) : key)
  const per = facts.find((fact) => fact.name === 'price')?.per
  const digits = absorption?.values.map((value) => decimal(value, absorption.measure === 'area' ? 1 : 2, contentLocale))
  const rows = properties.map(({ key, value }) => line(key, value))
  // Versions have different curves, so this one stands below the row that names the version and how it was measured.
  const measured = properties.findIndex(({ value }) => value?.includes('EN ISO 354'))
  if (digits) rows.splice(measured < 0 ? rows.length : measured + 1, 0, line(tender[absorption!.measure], digits.join(' / ')))
  const versions = kind === 'family' ? models.map(({ title, description }) => line(title, description)) : []
  return [
    interpolate(tender.opening[findWork(product)], { product: [what, name].filter(Boolean).join(' '), brand: brand.name }),
    '',
    ...rows,
    ...(versions.length ? ['', tender.versions, ...versions.map((version) => `☐ ${version}`)] : []),
    '',
    tender.evidence,
    interpolate(tender.quantity, { per: per ? ` (${card.per[per]})` : '' }),
  ]
}
