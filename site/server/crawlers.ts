import { localizedPath } from '@brand/content'
import { alternatesOf } from '../cms/alternates.ts'
import { escape } from '../i18n/escape.ts'
import { publishedIn, type Published } from '../routes/published.ts'

/** `robots.txt`: in production everything but the API's data, elsewhere nothing (SEO-04). */
export const robots = (production: boolean, baseUrl: string) =>
  production
    ? `User-agent: *\nAllow: /api/images/\nDisallow: /api/\n${baseUrl && `\nSitemap: ${baseUrl}/sitemap.xml\n`}`
    : 'User-agent: *\nDisallow: /\n'

/** The sitemap for an address of the site, made once per content version. One that failed is tried again. */
export function createSitemap(version: () => string | undefined, published: Published): (baseUrl: string) => Promise<string> {
  let current: string | undefined
  const sitemaps = new Map<string, Promise<string>>()
  return (baseUrl) => {
    if (current !== version()) sitemaps.clear()
    current = version()
    const made = sitemaps.get(baseUrl) ?? sitemap(published, baseUrl)
    sitemaps.set(baseUrl, made)
    made.catch(() => sitemaps.get(baseUrl) === made && sitemaps.delete(baseUrl))
    return made
  }
}

/** Every published page in every language that it exists in, with its translations. A page shown in English for lack of a translation is left out. */
export async function sitemap({ client, active }: Published, baseUrl: string): Promise<string> {
  const entries = await Promise.all(
    active.map(async (locale) =>
      (await publishedIn(locale, { client, active })).map((item) => {
        const links = Object.entries(alternatesOf(item, active, baseUrl)).map(
          ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(href)}"/>`,
        )
        return `<url><loc>${escape(baseUrl + localizedPath(item, locale))}</loc>${links.join('')}</url>`
      }),
    ),
  )
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries.flat().join('\n')}\n</urlset>\n`
}
