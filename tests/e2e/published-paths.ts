import type { Locale } from '@brand/content/locales'

/** Paths of everything that a site has published, in one locale or in all, from its sitemaps. */
export async function publishedPaths(site: string, locale?: Locale): Promise<string[]> {
  const pathsIn = async (sitemap: string) =>
    [...(await (await fetch(site + sitemap)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => new URL(address!).pathname,
    )
  const parts = (await pathsIn('/sitemap.xml')).filter((path) => path.startsWith(`/sitemap-${locale ?? ''}`))
  return (await Promise.all(parts.map(pathsIn))).flat()
}
