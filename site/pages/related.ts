import { articleGrid, type ActionValue, type ShapeValue } from '@brand/blocks/contracts'
import type { Locale } from '@brand/content'
import { addedBlock, type PageBlock } from '../cms/page-blocks.ts'
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
