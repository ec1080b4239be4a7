import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort, startSite, type RunningSite } from '../e2e/server.ts'
import { ask, hasNginx, host, startNginx, type Nginx } from './nginx.ts'
import { hasVarnish, startVarnish, type Varnish } from './varnish.ts'

test.skip(!hasVarnish() || !hasNginx(), 'There is no nginx or no Varnish on this machine, and none could be installed.')
test.describe.configure({ mode: 'serial' })

const secret = 'a-preview-secret-of-this-test'
let folder: string
let site: RunningSite
let varnish: Varnish
let servers: Nginx[]
/** Entries for visitors: nginx before Varnish, and nginx alone. */
let entries: string[]
let httpUrl: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proxies-'))
  const [node, cache, http, https, alone] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  entries = [`https://127.0.0.1:${https}`, `http://127.0.0.1:${alone}`]
  httpUrl = `http://127.0.0.1:${http}`
  site = await startSite({
    PORT: String(node),
    HOST: '127.0.0.1',
    SITE_ENV: 'production',
    BASE_URL: `https://${host}`,
    TRUSTED_PROXIES: 'loopback',
    PREVIEW_SECRET: secret,
    CACHE_DIR: join(folder, 'cache'),
    DATA_DIR: join(folder, 'data'),
  })
  varnish = await startVarnish([node, node], cache)
  servers = [
    await startNginx('nginx.conf', {
      '127.0.0.1:8080': `127.0.0.1:${cache}`,
      'listen 80': `listen 127.0.0.1:${http}`,
      'listen 443': `listen 127.0.0.1:${https}`,
    }),
    await startNginx('nginx-cache.conf', {
      'listen 8081': `listen 127.0.0.1:${alone}`,
      '127.0.0.1:3001': `127.0.0.1:${node}`,
      '  server 127.0.0.1:3002 max_fails=1 fail_timeout=2s;\n': '',
    }),
  ]
})
test.afterAll(async () => {
  await Promise.all(servers?.map((server) => server.stop()) ?? [])
  await varnish?.stop()
  await site?.stop('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

test('the health calls do not exist for the outside, however they are written (OPS-09)', async () => {
  for (const url of [...entries, varnish.url])
    for (const path of ['readyz', 'healthz'])
      for (const target of [path, `${path}?x`, `${path}/`, `/${path}`, `./${path}`, `x/../${path}`, path.replace('e', '%65')]) {
        const { status, body } = await ask(url, `/${target}`)
        expect([url, target, [301, 404].includes(status), /^(?:not ready|ready|alive)/.test(body)]).toEqual([
          url,
          target,
          true,
          false,
        ])
      }
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
})

test('another host is refused (OPS-09)', async () => {
  for (const url of [...entries, httpUrl]) {
    expect([url, (await ask(url, '/about', { headers: { host: 'other.example' } })).status]).toEqual([url, 0])
    expect((await ask(url, '/about')).status).toBe(url === httpUrl ? 301 : 200)
  }
})

test('an address that nobody reads takes no room in the cache, and redirects keep their query (OPS-07, OPS-09)', async () => {
  const cached = async (target: string) => (await ask(varnish.url, target)).headers['x-cache']
  await ask(varnish.url, '/contact')
  expect([await cached('/contact'), await cached('/contact?utm_source=a&gclid=b')]).toEqual(['hit', 'hit'])
  const picture = /\/api\/images\/[^" ]+/.exec((await ask(varnish.url, '/about')).body)![0].replaceAll('&amp;', '&')
  await ask(varnish.url, picture)
  expect(await cached(picture)).toBe('hit')
  await ask(varnish.url, '/api/general?locale=nl')
  expect((await ask(varnish.url, '/api/general?locale=nl')).status).toBe(200)
  const before = varnish.objects()
  const spellings = ['/contact?x=1', '/./contact', '/x/../contact', '/%63ontact', '/contact?utm_source=a&x=1', '/api/general?x=1']
  for (const target of spellings) expect([target, await cached(target)]).toEqual([target, 'miss'])
  for (const accept of ['image/avif,a/1', 'image/avif,a/2']) await ask(varnish.url, picture, { headers: { accept } })
  // One picture as AVIF.
  expect(varnish.objects()).toBeLessThanOrEqual(before + 1)
  for (const url of entries)
    for (const query of ['', '?utm_source=a', '?utm_source=b', '?x=1', ''])
      expect((await ask(url, `/contact/${query}`)).headers.location).toBe(`/contact${query}`)
})

test('a form above the limit of files gets the page of the site (FORM-49)', async () => {
  const form = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x', origin: `https://${host}` } }
  for (const url of entries) {
    const { status, body } = await ask(url, '/api/inquiries?page=%2Fcontact', { ...form, body: 'x'.repeat(13 * 2 ** 20) })
    expect([status >= 400 && status < 500, body.includes('nginx')]).toEqual([true, false])
  }
})

test('no log has a query, a referrer or a whole address, also where no node answers (RELIABILITY 19, OPS-09)', async () => {
  const secrets = [secret, 'signed-by-nobody', 'typed-by-somebody', '51.054321']
  const targets = [
    `/about?%70review=${secret}`,
    `/about?preview=${secret}`,
    `/about%3Fpreview=${secret}`,
    '/files/project-prices-en.pdf?expires=1&signature=signed-by-nobody',
    '/search?keyword=typed-by-somebody',
    '/agents-reps?latitude=51.054321&longitude=3.7',
  ]
  const clients = { '203.0.113.77': '203.0.113.0', '2001:db8:1:2::9': '2001:db8:1::', '2001:db8::77': '2001:db8::' }
  const visit = async () => {
    for (const url of [...entries, httpUrl])
      for (const target of targets)
        for (const client of Object.keys(clients))
          await ask(url, target, {
            headers: { 'x-test-client': client, referer: `https://${host}${target}`, 'user-agent': 'somebody' },
          })
  }
  await visit()
  // nginx itself refuses these requests.
  for (const url of entries) {
    await ask(url, targets[0]!, { method: 'PUT' })
    await ask(url, targets[0]!, { method: 'POST', headers: { 'content-length': '30000000' } })
  }
  await site.stop('SIGKILL')
  await visit()
  for (const written of servers.map((server) => server.written())) {
    for (const text of [...secrets, ...Object.keys(clients), 'somebody', 'http://', '?']) expect(written).not.toContain(text)
    for (const network of Object.values(clients)) expect(written).toContain(` ${network} GET `)
    expect(written).toMatch(/ POST 413 /)
    expect(written).toMatch(/ 50[23] .*"\/about"/)
  }
  for (const text of [...secrets, ...Object.keys(clients)]) expect(site.log() + varnish.written()).not.toContain(text)
})
