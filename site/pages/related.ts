import { articleGrid, familyGrid, type ActionValue, type ShapeValue } from '@brand/blocks/contracts'
import type { Locale } from '@brand/content'
import { addedBlock, type PageBlock } from '../cms/page-blocks.ts'
import { formPath } from '../forms/forms.ts'
import type { Messages } from '../i18n/messages/en.ts'
import { inspirationPath } from '../routes/inspiration.ts'

/** A link beside the title of a block that a page adds. */
export const titleLink = (label: string, href: string): ActionValue => ({ label, href, newTab: false, variant: 'secondary' })

interface Words {
  /** Texts of the content's language. */
  texts: Messages
  /** The language of the page's address. */
  locale: Locale
  /** Default: that of the articles' pages. */
  title?: string
}

/**
 * Blocks, and below them the products in them, with a link to a quote for all of these.
 * @requirement ART-17
 */
export function withProducts(
  id: string,
  blocks: readonly PageBlock[],
  products: readonly ShapeValue<'product'>[],
  { texts: { inspiration }, locale }: Words,
): readonly PageBlock[] {
  if (!products.length) return blocks
  // Two or three cards: a large one would leave a hole beside it.
  const families = products.map((card) => ({ ...card, large: false }))
  const names = products.map(({ title }): [string, string] => ['product', title])
  const action = titleLink(inspiration.quote, formPath('quote-price-lead', locale, names))
  return [...blocks, addedBlock(familyGrid, `${id}-products`, { title: inspiration.products, families, action })]
}

/**
 * Blocks, and below them the articles that go with them, as the block that shows articles anywhere.
 * @requirement ART-07, GUIDE-02
 */
export function withRelated(
  id: string,
  blocks: readonly PageBlock[],
  related: readonly ShapeValue<'article'>[],
  { texts: { inspiration }, locale, title = inspiration.related }: Words,
): readonly PageBlock[] {
  if (!related.length) return blocks
  const action = titleLink(inspiration.title, inspirationPath(locale))
  return [...blocks, addedBlock(articleGrid, `${id}-related`, { title, articles: related, action })]
}
