import { askScript } from '../../site/request/consent.ts'
import { cspHash } from '../../packages/host/src/http/security-headers.ts'
import { expect, holdFilms, isDue, listen, locales, listPaths, production, seeAll, test, withPictures } from './support.ts'
import { startSite } from './server.ts'

test.use(withPictures)

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

test('every kind of answer carries the security headers (RELIABILITY 14)', async ({ request }) => {
  const { etag } = (await request.get('/')).headers()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/')).text())![1]!
  const answers = {
    page: await request.get('/'),
    'not modified': await request.get('/', { headers: { 'if-none-match': etag! } }),
    'not found': await request.get('/none'),
    redirect: await request.get('/about/', { maxRedirects: 0 }),
    'wrong method': await request.post('/'),
    api: await request.get('/api/general?locale=en'),
    'api error': await request.get('/api/pages?slug=none'),
    image: await request.get('/api/images/home?w=1280'),
    'image error': await request.get('/api/images/home?w=1'),
    film: await request.get('/media/film.mp4', { headers: { range: 'bytes=0-9' } }),
    asset: await request.get(script),
    health: await request.get('/healthz'),
  }
  expect(Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, answer.status()]))).toEqual({
    page: 200,
    'not modified': 304,
    'not found': 404,
    redirect: 301,
    'wrong method': 405,
    api: 200,
    'api error': 404,
    image: 200,
    'image error': 400,
    film: 206,
    asset: 200,
    health: 200,
  })
  for (const [name, answer] of Object.entries(answers)) {
    const headers = answer.headers()
    expect(headers, name).toMatchObject(always)
    const policy = headers['content-security-policy']!
    expect(policy, name).toContain("frame-ancestors 'none'")
    expect(policy.replace(/style-src-attr[^;]*/, ''), name).not.toContain('unsafe')
    expect(headers, name).not.toHaveProperty('x-powered-by')
    expect(headers['strict-transport-security'], name).toBeUndefined()
  }
})

test('a site on https sends Strict-Transport-Security', async ({ request }) => {
  const site = await startSite({ BASE_URL: 'https://loden.example' })
  try {
    expect((await request.get(site.url)).headers()['strict-transport-security']).toMatch(/^max-age=\d{7,}/)
  } finally {
    await site.stop()
  }
})

test('a page’s style and its line of script are in its policy by hash, and nothing else inline runs (CONSENT-07)', async ({
  request,
}) => {
  for (const path of ['/', '/about']) {
    const response = await request.get(path)
    const html = await response.text()
    const styles = [...html.matchAll(/<style>/g)].length
    const policy = response.headers()['content-security-policy']!
    const hashes = (directive: string) =>
      [...policy.matchAll(new RegExp(`\\b${directive} ([^;]*)`, 'g'))].flatMap(
        ([, hosts]) => hosts!.match(/'sha256-[^']*'/g) ?? [],
      )
    expect(hashes('style-src').length, path).toBe(styles)
    const scripts = [...html.matchAll(/<script(?![^>]*(?: src=|type="application\/))[^>]*>(.*?)<\/script>/gs)]
    expect(new Set(scripts.map(([, script]) => script)), path).toEqual(new Set([askScript]))
    // The other one is for the speculation rules, inserted by the loader.
    expect(hashes('script-src'), path).toEqual([expect.any(String), ...[askScript].map(cspHash)])
    expect(html, path).not.toMatch(/ on\w+=/)
  }
})

for (const locale of locales) {
  test(`${locale}: no page breaks its policy or writes to the console, seen to its end`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error('policy', violatedDirective, blockedURI),
      )
    })
    await holdFilms(page)
    const paths = await listPaths(locale)
    for (const path of paths.filter((_, index) => isDue(index, locale))) {
      const messages = listen(page)
      await page.goto(path)
      await seeAll(page)
      const link = page.locator('a[data-hydrate-trigger]').first()
      if (await link.count()) {
        // By keyboard: a click waits for frames, of which a busy machine draws few.
        await link.press('Enter')
        await expect(page.getByRole('dialog').or(page.locator('[data-part=video-player-player]'))).toBeVisible()
      }
      expect(messages, path).toEqual([])
    }
  })
}

test('no data of a visitor enters a page: language, cookies, forged hosts (LOC-27, RELIABILITY 13)', async ({ request }) => {
  const baseline = await (await request.get('/about')).text()
  const headers = {
    'accept-language': 'nl',
    cookie: 'locale=de',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  }
  const other = await request.get('/about?x=1', { headers })
  expect(await other.text()).toBe(baseline)
  expect(baseline).toContain(`<link rel="canonical" href="${production()}/about">`)
})

/** A request that takes the best compression, as browsers do. */
const compressed = { headers: { 'accept-encoding': 'br, gzip' } }

test('pages can be stored by shared caches, except where the language decides (LOC-26)', async ({ request }) => {
  const headers = async (path: string) => (await request.get(path, compressed)).headers()
  expect(await headers('/nl')).toMatchObject({
    'cache-control': expect.stringMatching(/^public.*s-maxage=.*stale-while-revalidate=/),
    vary: 'Accept-Encoding',
    'content-encoding': expect.stringMatching(/br|gzip/),
  })
  expect((await headers('/'))['cache-control']).toBe('private, no-cache')
  expect((await headers('/none'))['cache-control']).toBe('no-store')
})

test('built files never change, films can be read in parts', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const file of html.match(/\/assets\/[^"]+\.(?:js|css)/g)!) {
    const headers = (await request.get(file, compressed)).headers()
    expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding'], file).toBe('br')
  }
  const film = await request.get('/media/film.mp4', { headers: { range: 'bytes=5-14' } })
  expect([film.status(), (await film.body()).length, film.headers()['content-range']]).toEqual([
    206,
    10,
    expect.stringMatching(/^bytes 5-14\//),
  ])
})

test('the licence of the fonts is served with them', async ({ request }) => {
  const response = await request.get('/fonts/OFL-Archivo.txt')
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('SIL OPEN FONT LICENSE')
})
