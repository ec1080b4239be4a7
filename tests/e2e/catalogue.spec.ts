import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIResponse } from '@playwright/test'
import { startSite, type RunningSite } from './server.ts'
import { expect, homeOf, locales, production, test } from './support.ts'

let faulty: RunningSite
// They share a server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  faulty = await startSite({ SITE_ENV: 'production' }, { script: 'tests/e2e/faulty-site.ts' })
})
test.afterAll(() => faulty?.stop())

/** Checks the status, headers and body of an error, and returns the body. */
async function expectError(response: APIResponse, status: number, name: string): Promise<string> {
  const headers = response.headers()
  expect([response.status(), headers['cache-control'], headers['x-robots-tag']], name).toEqual([status, 'no-store', 'noindex'])
  expect(headers, name).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
  expect(headers['content-security-policy'], name).toContain("default-src 'none'")
  const body = await response.text()
  expect(body, name).not.toMatch(/secret|node_modules|\.tsx?:\d|\n\s+at \S|file:\/\//)
  return body
}

/** Path and status of every kind of failing page. */
const faults = [
  ['status-404', 404],
  ['status-400', 400],
  ['status-429', 429],
  ['status-500', 500],
  ['status-503', 503],
  ['outage', 500],
  ['odd', 500],
] as const

for (const locale of locales) {
  const prefix = homeOf(locale).replace(/\/$/, '')

  test(`${locale}: each fault of a page is an error page with its status (ERR-01, ERR-02, ERR-03, ERR-04, ERR-08, OR-72, RELIABILITY 17)`, async ({
    request,
  }) => {
    for (const [path, status] of faults) {
      const response = await request.get(`${faulty.url}${prefix}/${path}`)
      const html = await expectError(response, status, path)
      expect(html, path).toContain(`<html lang="${locale}"`)
      expect(html, path).toContain('<meta name="robots" content="noindex">')
      expect(html, path).not.toContain('rel="canonical"')
      expect(html, path).toMatch(new RegExp(`<a[^>]* href="${homeOf(locale)}"`))
      expect(response.headers()['retry-after'] !== undefined, path).toBe(status === 503)
    }
  })

  test(`${locale}: an error page that fails is one sentence with a link home (ERR-11)`, async ({ request }) => {
    const html = await expectError(await request.get(`${faulty.url}${prefix}/worse`), 500, 'worse')
    expect(html).toContain('<a href="/')
    expect(html.length).toBeLessThan(5000)
  })
}

test('a page that failed is shown again when it can be rendered, and the others are not affected (RELIABILITY 17)', async ({
  request,
}) => {
  await request.get(`${faulty.url}/worse`)
  expect((await request.get(`${faulty.url}/about`)).status()).toBe(200)
})

test('each error of the API is a message and a code (ENT-02, LOC-02, RELIABILITY 16, 17)', async ({ request }) => {
  for (const [method, path, status] of [
    ['GET', '/api', 404],
    ['GET', '/api/', 404],
    ['GET', '/api/none', 404],
    ['POST', '/api/none', 404],
    ['GET', '/api/pages?slug=none', 404],
    ['GET', '/api/general?locale=xx', 400],
    ['GET', '/api/general?locale=en&locale=nl', 400],
    ['GET', '/api/images/none', 404],
    ['GET', '/api/images/home?w=7', 400],
    ['POST', '/api/images/home?w=1280', 405],
    ['DELETE', '/api/general', 405],
    ['PUT', '/api/pages?slug=about', 405],
  ] as const) {
    const response = await request.fetch(production() + path, { method })
    const body = await expectError(response, status, `${method} ${path}`)
    const fields = status === 400 && path.includes('locale=') && { fields: { locale: expect.any(String) } }
    expect(JSON.parse(body), path).toEqual({ message: expect.any(String), code: status, ...fields })
    expect(response.headers()['allow'], path).toBe(status === 405 ? 'GET, HEAD' : undefined)
  }
})

test('without content every page is 503 with Retry-After; the process is alive, but not ready (RELIABILITY 6, 20)', async ({
  request,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'no-content-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'assets.json'), '{}')
  const site = await startSite({ SITE_ENV: 'production', CONTENT_DIR: folder }, { until: '/healthz' })
  try {
    for (const path of ['/', '/about', '/nl/none', '/api/general', '/sitemap.xml', '/readyz']) {
      const response = await request.get(site.url + path)
      await expectError(response, 503, path)
      if (path !== '/readyz') expect(response.headers()['retry-after'], path).toBe('2')
    }
    expect((await request.get(`${site.url}/healthz`)).status()).toBe(200)
    expect((await request.get(`${site.url}/robots.txt`)).status()).toBe(200)
  } finally {
    await site.stop()
    await rm(folder, { recursive: true })
  }
})
