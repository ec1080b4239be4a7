import type { ActionRecord, ArticleCard, Block, Locale } from '@brand/content'
import { inspirationPath } from '../routes/inspiration.ts'
import type { Messages } from '../i18n/messages/en.ts'

/** A link beside the title of a block that a page adds. */
export const wayTo = (cbButtonText: string, cbButtonLink: string): ActionRecord => ({
  cbButtonText,
  cbButtonLink,
  cbButtonTarget: '_self',
  cbButtonColor: 'white',
})

interface Words {
  /** Texts of the body's language. */
  texts: Messages
  visitor: Locale
  /** Default: that of the articles' pages. */
  title?: string
}

/** A body, and below it the articles that go with it, as the block that shows articles anywhere (ART-07, GUIDE-02). */
export function withRelated(
  id: string,
  body: readonly Block[],
  related: readonly ArticleCard[],
  { texts: { inspiration }, visitor, title = inspiration.related }: Words,
): readonly Block[] {
  if (!related.length) return body
  const articles = {
    cbArticleGridTitle: title,
    cbArticleGridArticles: related,
    cbArticleGridAction: wayTo(inspiration.title, inspirationPath(visitor)),
  }
  return [...body, { type: 'cb_article_grid', id: `${id}-related`, ...articles } as Block]
}
