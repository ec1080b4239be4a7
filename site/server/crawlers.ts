import { localizedPath, type Locale } from '@brand/content'
import { listAlternates } from '../cms/alternates.ts'
import { escape } from '../i18n/escape.ts'
import { publishedIn, type Published } from '../cms/published.ts'

/**
 * `robots.txt`: in production everything but the API's data, elsewhere nothing.
 * @requirement SEO-04
 */
export const robots = (production: boolean, baseUrl: string) =>
  production
    ? `User-agent: *\nAllow: /api/images/\nDisallow: /api/\n${baseUrl && `\nSitemap: ${baseUrl}/sitemap.xml\n`}`
    : 'User-agent: *\nDisallow: /\n'

/** Most addresses of one sitemap, as crawlers take them. */
const maxAddresses = 50_000

/** Sitemaps by path. */
type Sitemaps = ReadonlyMap<string, string>

/** Caches the results of `make` by address of the site, for one content version. A failure is not cached. */
export function madeOnce<Made>(version: () => string | undefined, make: (baseUrl: string) => Promise<Made>) {
  let current: string | undefined
  const made = new Map<string, Promise<Made>>()
  return (baseUrl: string): Promise<Made> => {
    if (current !== version()) made.clear()
    current = version()
    const files = made.get(baseUrl) ?? make(baseUrl)
    made.set(baseUrl, files)
    files.catch(() => made.get(baseUrl) === files && made.delete(baseUrl))
    return files
  }
}

/** The sitemaps for an address of the site. */
export const createSitemaps = (version: () => string | undefined, published: Published) =>
  madeOnce(version, (baseUrl) => sitemaps(published, baseUrl))

const document = (root: string, names: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${names}>\n${entries.join('\n')}\n</${root}>\n`
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * The index at `/sitemap.xml`, and what it names: every published page of a language, with its translations, in `/sitemap-nl.xml`
 * and, where there are more than fit, `/sitemap-nl-2.xml`. A page shown in English for lack of a translation is left out.
 * @requirement RELIABILITY 23
 */
export async function sitemaps({ client, active }: Published, baseUrl: string, max = maxAddresses): Promise<Sitemaps> {
  const ofLocale = async (locale: Locale): Promise<[path: string, xml: string][]> => {
    const entries = (await publishedIn(locale, { client, active })).map((item) => {
      const links = Object.entries(listAlternates(item, active, baseUrl)).map(
        ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(href)}"/>`,
      )
      return `<url><loc>${escape(baseUrl + localizedPath(item, locale))}</loc>${links.join('')}</url>`
    })
    const parts = Array.from({ length: Math.ceil(entries.length / max) }, (_, i) => entries.slice(i * max, (i + 1) * max))
    return parts.map((part, i) => [
      `/sitemap-${locale}${i ? `-${i + 1}` : ''}.xml`,
      document('urlset', `${names} xmlns:xhtml="http://www.w3.org/1999/xhtml"`, part),
    ])
  }
  const parts = (await Promise.all(active.map(ofLocale))).flat()
  const entries = parts.map(([path]) => `<sitemap><loc>${escape(baseUrl + path)}</loc></sitemap>`)
  return new Map([['/sitemap.xml', document('sitemapindex', names, entries)], ...parts])
}
