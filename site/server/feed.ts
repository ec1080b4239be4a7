import type { Client, Locale } from '@brand/content'
import { brand } from '../brand/brand.ts'
import { toArticleCard } from '../cms/kinds/article.ts'
import { withoutSoftHyphens } from '../i18n/soft-hyphens.ts'
import { escape } from '../i18n/escape.ts'
import { feedPath, inspirationPath } from '../routes/inspiration.ts'
import { messages } from '../i18n/index.ts'

const text = (name: string, value: string | undefined) => (value ? `<${name}>${escape(withoutSoftHyphens(value))}</${name}>` : '')

/** The articles of a locale as RSS 2.0, newest first; without those that are shown in English for lack of a translation. */
export async function feed(client: Client, locale: Locale, baseUrl: string): Promise<string> {
  const { title, description } = messages[locale].inspiration
  const own = (await client.articles({ locale })).filter(({ usedLocale }) => usedLocale === locale)
  const items = own.map((record) => {
    const article = toArticleCard(record, { locale, contentLocale: locale })
    const address = baseUrl + article.href
    return [
      '<item>',
      text('title', article.title),
      text('link', address),
      `<guid isPermaLink="true">${escape(address)}</guid>`,
      text('description', article.intro),
      text('category', article.category),
      text('pubDate', article.date && new Date(article.date).toUTCString()),
      '</item>',
    ].join('')
  })
  const self = `<atom:link rel="self" type="application/rss+xml" href="${escape(baseUrl + feedPath(locale))}"/>`
  const head =
    text('title', `${title} | ${brand.name}`) +
    text('link', baseUrl + inspirationPath(locale)) +
    text('description', description) +
    text('language', locale)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head}${self}\n${items.join('\n')}\n</channel></rss>\n`
}
