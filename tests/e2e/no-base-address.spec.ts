import { startSite, type RunningSite } from './server.ts'
import { pageKinds } from './page-kinds.ts'
import { expect, test } from './support.ts'

const paths = Object.entries(pageKinds).flatMap(([kind, paths]) =>
  paths.map((path) => ({ path, status: kind === '_error' ? 404 : 200 })),
)
const behindProxy = { TRUSTED_PROXIES: 'loopback', TRUSTED_HOSTS: 'www.example.com' }

for (const [name, settings, headers] of [
  ['without a base address', {}, {}],
  ['behind a proxy that names none', behindProxy, {}],
  ['behind a proxy that names one that is not known', behindProxy, { 'x-forwarded-host': 'evil.example' }],
] as const)
  test.describe(name, () => {
    let site: RunningSite
    test.beforeAll(async () => {
      site = await startSite({ ...settings, BASE_URL: undefined, DEFAULT_BASE_URL: '', SITE_ENV: 'production' })
    })
    test.afterAll(() => site.stop())
    const ask = (path: string, more: Record<string, string> = {}) => fetch(site.url + path, { headers: { ...headers, ...more } })

    test('every kind of page is served, and says nothing that takes a complete address (RED-14)', async () => {
      for (const { path, status } of paths) {
        const response = await ask(path)
        const html = await response.text()
        const found = html.match(/rel="(?:canonical|alternate|search)"|property="og:(?:url|image)|application\/ld\+json/g)
        expect([path, response.status, found]).toEqual([path, status, null])
      }
      expect(site.log()).not.toContain('TypeError')
    })

    test('files of complete addresses are not there, others are (RED-14)', async () => {
      const statuses = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await ask(path)).status))
      expect(await statuses('/sitemap.xml', '/sitemap-en.xml', '/llms.txt', '/inspiration/rss.xml', '/opensearch.xml')).toEqual(
        Array.from({ length: 5 }, () => 404),
      )
      expect(await (await ask('/robots.txt')).text()).not.toContain('Sitemap')
      expect(await statuses('/readyz', '/api/general', '/manifest.webmanifest')).toEqual([200, 200, 200])
    })
  })

test('a proxy that names the site has all of it said (RED-12, RED-14)', async () => {
  const site = await startSite({ ...behindProxy, BASE_URL: undefined, DEFAULT_BASE_URL: '', SITE_ENV: 'production' })
  try {
    const headers = { 'x-forwarded-host': 'www.example.com', 'x-forwarded-proto': 'https' }
    const html = await (await fetch(`${site.url}/faq`, { headers })).text()
    expect(html).toContain('<link rel="canonical" href="https://www.example.com/faq">')
    expect(html).toContain('"item":"https://www.example.com/')
  } finally {
    await site.stop()
  }
})
