import { expect, test } from '@playwright/test'
import { startSite, type RunningSite } from '../e2e/server.ts'

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite({})
})
test.afterAll(() => site?.stop())

/** Addresses of our own that a page names in links, pictures, styles, scripts and films. */
function addressesIn(html: string, page: URL): URL[] {
  const plain = html.replaceAll('&amp;', '&')
  const named = [...plain.matchAll(/\s(?:href|src|poster|data-(?:mp4|webm|ogg|poster))="([^"]+)"/g)].map(
    ([, address]) => address!,
  )
  const candidates = [...plain.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set]) =>
    set!.split(/,\s+/).map((one) => one.split(/\s/)[0]!),
  )
  return [...named, ...candidates].map((address) => new URL(address, page)).filter(({ origin }) => origin === page.origin)
}

test('every address on every page answers (RT-01, GEN-01, promise 23)', async () => {
  const start = ['/', '/nl', '/de', '/fr', '/it'].map((path) => new URL(path, site.url))
  const seen = new Map(start.map((url) => [url.pathname + url.search, 'the start']))
  const queue = [...start]
  const broken: string[] = []
  let pages = 0
  for (let url = queue.shift(); url; url = queue.shift()) {
    const answer = await fetch(url, { redirect: 'manual' })
    if (answer.status !== 200)
      broken.push(`${answer.status} ${url.pathname}${url.search}, from ${seen.get(url.pathname + url.search)}`)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    const body = isPage ? await answer.text() : (await answer.arrayBuffer(), '')
    if (!isPage || answer.status !== 200) continue
    pages += 1
    for (const next of addressesIn(body, url)) {
      const key = next.pathname + next.search
      if (seen.has(key)) continue
      seen.set(key, url.pathname)
      queue.push(next)
    }
  }
  expect(broken).toEqual([])
  expect(pages).toBeGreaterThanOrEqual(20)
})

test('links on a page stay in its language (LOC-04, promise 23)', async () => {
  for (const locale of ['nl', 'de', 'fr', 'it']) {
    const html = await (await fetch(`${site.url}/${locale}`)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const links = [...main.matchAll(/\shref="(\/[^"]*)"/g)].map(([, href]) => href!).filter((href) => !href.startsWith('/media/'))
    expect(links.length).toBeGreaterThan(0)
    for (const href of links) expect(href, `on /${locale}`).toMatch(new RegExp(`^/${locale}(/|$|#)`))
  }
})

test('the sitemap names pages that are there and canonical to themselves (promise 23, SEO-04)', async () => {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
  expect(addresses.length).toBeGreaterThanOrEqual(20)
  for (const address of addresses) {
    const answer = await fetch(address, { redirect: 'manual' })
    expect([answer.status, address]).toEqual([200, address])
    expect(await answer.text()).toContain(`<link rel="canonical" href="${address}">`)
  }
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain('Disallow: /\n')
})
