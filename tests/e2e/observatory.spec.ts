import { startSite } from './server.ts'
import { expect, test } from './support.ts'

/** The directives of a policy by name. */
const parseDirectives = (policy: string) =>
  new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )

/**
 * The rules of the Mozilla HTTP Observatory that give or take points, as far as they concern us: 100 to begin with, A+ from 100.
 * Its bonus for a domain on the browsers' preload list is up to the domain owner, that for cookies needs a cookie.
 */
test('the headers and scripts of a page are worth 135 points, an A+ (RELIABILITY 14)', async ({ request }) => {
  const site = await startSite({ SITE_ENV: 'production', BASE_URL: 'https://loden.example' })
  try {
    const response = await request.get(site.url)
    const headers = response.headers()
    const html = await response.text()
    const policy = parseDirectives(headers['content-security-policy']!)
    const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? []
    const scripts = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []
    const [, age] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? []

    const faults = {
      'no HSTS of half a year (-20)': Number(age ?? 0) < 15_768_000,
      'no nosniff (-5)': headers['x-content-type-options'] !== 'nosniff',
      'shared with any origin (-50)': headers['access-control-allow-origin'] !== undefined,
      'a cookie without Secure (-20)': headers['set-cookie'] !== undefined,
      'scripts from elsewhere (-5 to -50)': scripts.some((tag) => !/\ssrc="\/[^/]/.test(tag)),
      'inline code or eval allowed (-20)': [...sources('script-src'), ...sources('style-src')].some((source) =>
        /unsafe|data:|^https?:$|\*/.test(source),
      ),
    }
    const bonuses = {
      'default-src none, nothing unsafe': [10, String(policy.get('default-src')) === "'none'"],
      'Cross-Origin-Resource-Policy': [10, headers['cross-origin-resource-policy'] === 'same-origin'],
      'Referrer-Policy': [5, headers['referrer-policy'] === 'strict-origin-when-cross-origin'],
      'no framing, by policy': [5, String(policy.get('frame-ancestors')) === "'none'"],
      'scripts with their hash': [5, scripts.length > 0 && scripts.every((tag) => / integrity="sha384-/.test(tag))],
    } as const
    expect(Object.entries(faults).filter(([, found]) => found)).toEqual([])
    expect(Object.values(bonuses).reduce((sum, [points, earned]) => sum + (earned ? points : 0), 100)).toBe(135)
    for (const name of ['base-uri', 'form-action']) expect(policy.get(name), name).toBeDefined()
  } finally {
    await site.stop()
  }
})

test('a browser refuses a script that is not the one we built (RELIABILITY 14)', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.route(/\/assets\/entries\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "evil"' }),
  )
  await page.goto('/about')
  await expect.poll(() => messages.join()).toContain('integrity')
  expect(await page.title()).not.toBe('evil')
})
