import { expect, test } from '@playwright/test'
import { startSite, type RunningSite } from '../e2e/server.ts'
import { addressesIn } from './addresses-in.ts'

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite({})
})
test.afterAll(() => site?.stop())

test('every address on every page answers (RT-01, GEN-01, RELIABILITY 23)', async () => {
  // Some 2,500 pages, and each picture in each width is encoded for the first time.
  test.setTimeout(1_800_000)
  const start = ['/', '/nl', '/de', '/fr', '/it'].map((path) => new URL(path, site.url))
  const seen = new Map(start.map((url) => [url.pathname + url.search, 'the start']))
  const queue = [...start]
  const broken: string[] = []
  let pages = 0
  async function visit(url: URL) {
    // Another test covers the formats of pictures. WebP is the fastest to encode.
    const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html, image/webp, */*;q=0.1' } })
    if (answer.status !== 200)
      broken.push(`${answer.status} ${url.pathname}${url.search}, from ${seen.get(url.pathname + url.search)}`)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    const body = isPage ? await answer.text() : (await answer.arrayBuffer(), '')
    if (!isPage || answer.status !== 200) return
    pages += 1
    for (const next of addressesIn(body, url)) {
      // One choice of filters on top of another: they multiply.
      if (url.search && next.search && next.pathname === url.pathname) continue
      const key = next.pathname + next.search
      if (seen.has(key)) continue
      seen.set(key, url.pathname)
      queue.push(next)
    }
  }
  while (queue.length) await Promise.all(queue.splice(0, 4).map(visit))
  expect(broken).toEqual([])
  expect(pages).toBeGreaterThanOrEqual(20)
})

test('links on a page stay in its language (LOC-04, RELIABILITY 23)', async () => {
  for (const locale of ['nl', 'de', 'fr', 'it']) {
    const html = await (await fetch(`${site.url}/${locale}`)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const links = [...main.matchAll(/\shref="(\/[^"]*)"/g)].map(([, href]) => href!).filter((href) => !href.startsWith('/media/'))
    expect(links.length).toBeGreaterThan(0)
    for (const href of links) expect(href, `on /${locale}`).toMatch(new RegExp(`^/${locale}(/|$|#)`))
  }
})

/** The canonical address of a page and those of its translations. */
function parseHead(html: string) {
  const links = [...html.matchAll(/<link rel="alternate" href="([^"]+)" hreflang="([^"]+)">/g)]
  return {
    canonical: /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1],
    alternates: Object.fromEntries(links.map(([, href, language]) => [language!, href!])),
  }
}

test('the sitemap names every published page, each canonical to itself and named back by its translations (RELIABILITY 23, SEO-04)', async () => {
  const live = await startSite({ SITE_ENV: 'production' })
  try {
    const index = await (await fetch(`${live.url}/sitemap.xml`)).text()
    const parts = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(async ([, address]) => (await fetch(address!)).text())
    const xml = (await Promise.all(parts)).join('')
    const listed = new Map(
      [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, address, links]) => [
        address!,
        Object.fromEntries(
          [...links!.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language!, href!]),
        ),
      ]),
    )
    expect(listed.size).toBeGreaterThanOrEqual(20)
    for (const [address, alternates] of listed) {
      const answer = await fetch(address, { redirect: 'manual' })
      expect([answer.status, address]).toEqual([200, address])
      const html = await answer.text()
      expect(html, address).not.toContain('noindex')
      expect(parseHead(html), address).toEqual({ canonical: address, alternates })
      expect(Object.values(alternates), address).toContain(address)
      expect(alternates['x-default'], address).toBeDefined()
      for (const translation of Object.values(alternates)) expect(listed.get(translation), translation).toEqual(alternates)
    }
    // Nothing that may be indexed is missing, and a page shown in another language is not one of its own.
    const reachable = await Promise.all(
      ['en', 'nl', 'de', 'fr', 'it'].map(async (locale) => {
        const slugs = (await (await fetch(`${live.url}/api/pages?locale=${locale}`)).json()) as string[]
        const prefix = locale === 'en' ? '' : `/${locale}`
        return slugs.map((slug) => live.url + (slug === 'home' ? prefix || '/' : `${prefix}/${slug}`))
      }),
    )
    for (const address of reachable.flat()) {
      const { canonical, alternates } = parseHead(await (await fetch(address)).text())
      expect(listed.has(canonical!), address).toBe(true)
      expect(listed.has(address), address).toBe(canonical === address)
      expect(Object.values(alternates).includes(address), address).toBe(canonical === address)
    }
  } finally {
    await live.stop()
  }
})

test('a site that is not in production asks crawlers to stay away (SEO-04)', async () => {
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain('Disallow: /\n')
})
