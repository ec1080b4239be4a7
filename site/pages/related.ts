import type { ArticleCard, Block } from '@brand/content'

/** A body, and below it the articles that go with it, as the block that shows articles anywhere (ART-07, GUIDE-02). */
export function withRelated(
  id: string,
  body: readonly Block[],
  related: readonly ArticleCard[],
  title: string,
): readonly Block[] {
  if (!related.length) return body
  const articles = { cbArticleGridTitle: title, cbArticleGridArticles: related }
  return [...body, { type: 'cb_article_grid', id: `${id}-related`, ...articles } as Block]
}
