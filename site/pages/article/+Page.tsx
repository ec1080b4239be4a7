import { ArticleBody, ArticleHeader, NextArticle } from '@brand/blocks/article-page'
import { messages } from '../../i18n/index.ts'
import { libraryMessages } from '../../i18n/library.ts'
import type { PageOf } from '../page-of.ts'
import { PageBlocks } from '../PageBlocks.tsx'
import { withRelated } from '../related.ts'
import type { ArticleData } from './load.ts'

/**
 * An article: head, body, related articles, and the next one.
 * @requirement ART-06, ART-07
 */
export default function Page(page: PageOf<ArticleData>) {
  const { article, next, contentLocale } = page.data
  const { articlePage } = libraryMessages[contentLocale]
  const { id, title, intro, category, color, date, readTime, facts, image, imageFirst, blocks, related } = article
  const all = withRelated(id, blocks, related, { texts: messages[contentLocale], locale: page.request.locale })
  return (
    <>
      <ArticleHeader
        {...{ title, intro, category, color, date, readTime, details: facts, image, imageFirst }}
        messages={articlePage}
      />
      <ArticleBody>
        <PageBlocks page={page} blocks={all} />
      </ArticleBody>
      {next && <NextArticle article={next} messages={articlePage} />}
    </>
  )
}
