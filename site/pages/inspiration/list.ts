import type { Languages } from '../../cms/languages.ts'
import { messages } from '../../i18n/index.ts'
import { libraryMessages } from '../../i18n/library.ts'
import { toDocumentTitle } from '../../i18n/titles.ts'
import type { SiteRequest } from '../../request/context.ts'
import { feedPath, inspirationPath } from '../../routes/inspiration.ts'

/** Library entries whose styles the pages of articles need. */
export const listStyles = ['article-page', 'article-grid']

/** The feed that pages of articles name in their head. */
export const toFeedLink = ({ locale, baseUrl }: Pick<SiteRequest, 'locale' | 'baseUrl'>) => ({
  href: baseUrl + feedPath(locale),
  title: toDocumentTitle(messages[locale].inspiration.title),
})

/** Builds the props common to all lists of articles, beside their articles and the filter. */
export const listProps = ({ locale, contentLocale }: Languages) => ({
  allHref: inspirationPath(locale),
  messages: libraryMessages[contentLocale].articlePage,
})
