import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { demoContent } from '../../packages/demo-content/index.ts'
import { freePort, startSite, type RunningSite } from '../e2e/server.ts'
import { hasVarnish, startVarnish, type Varnish } from './varnish.ts'

test.skip(!hasVarnish(), 'There is no Varnish with its modules on this machine, and none could be installed.')
test.describe.configure({ mode: 'serial' })

let folder: string
let varnish: Varnish
let nodes: RunningSite[]
let start: (node: number) => Promise<RunningSite>
let purger: Server
let purges = 0

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(demoContent, join(folder, 'content'), { recursive: true, filter: (path) => !path.includes('node_modules') })
  const ports = [await freePort(), await freePort()]
  const [port, purgerPort] = [await freePort(), await freePort()]
  // Passes the purges of the nodes on to the cache, and counts them.
  purger = createServer(async (request, response) => {
    const headers = { 'xkey-softpurge': String(request.headers['xkey-softpurge']) }
    const { status } = await fetch(varnish.url, { method: 'PURGE', headers })
    purges += 1
    response.writeHead(status).end()
  }).listen(purgerPort, '127.0.0.1')
  const settings = {
    CONTENT_DIR: join(folder, 'content'),
    SITE_ENV: 'production',
    BASE_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: 'loopback',
    DOWNLOAD_SECRET: 'one-for-both-of-them',
    PURGE_URL: `http://127.0.0.1:${purgerPort}/`,
  }
  start = (node) =>
    startSite({
      ...settings,
      PORT: String(ports[node]),
      CACHE_DIR: join(folder, `cache-${node}`),
      DATA_DIR: join(folder, `data-${node}`),
    })
  varnish = await startVarnish(ports, port)
  nodes = await Promise.all([start(0), start(1)])
})
test.afterAll(async () => {
  await varnish?.stop()
  purger?.close()
  await Promise.all(nodes?.map((node) => node.stop('SIGKILL')) ?? [])
  await rm(folder, { recursive: true, force: true })
})

const paths = ['/about', '/contact', '/nl', '/de/inspiration', '/acoustic-solutions', '/faq', '/fr/contact', '/api/general']
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(varnish.url + path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } })

test('a change purges what shows it and nothing else, and no tag leaves the cache (OPS-07, RELIABILITY 7)', async () => {
  // The nodes purge what was before them, twice.
  await expect.poll(() => purges).toBeGreaterThanOrEqual(4)
  for (const path of paths) await (await ask(path)).text()
  const before = await ask('/faq')
  expect([before.headers.get('x-cache'), before.headers.get('xkey'), before.headers.get('cache-tag')]).toEqual([
    'hit',
    null,
    null,
  ])
  expect(before.headers.get('cache-control')).not.toContain('s-maxage')
  const file = join(folder, 'content/records/faq')
  const [name] = await readdir(file)
  const record = JSON.parse(await readFile(join(file, name!), 'utf8')) as { ctFaqQuestion: Record<string, string> }
  record.ctFaqQuestion = { ...record.ctFaqQuestion, en: 'Zwaluwstaart?' }
  await writeFile(join(file, name!), JSON.stringify(record))
  await expect.poll(async () => (await ask('/faq')).text(), { intervals: [100] }).toContain('Zwaluwstaart?')
  for (const path of ['/contact', '/acoustic-solutions', '/api/general'])
    expect((await ask(path)).headers.get('x-cache')).toBe('hit')
})

test('what comes from outside cannot purge, nor ask for a page of its own (OPS-07)', async () => {
  const purge = (headers: Record<string, string>) =>
    fetch(varnish.url, { method: 'PURGE', headers: { 'xkey-softpurge': 'site', ...headers } })
  expect((await purge({ 'x-forwarded-for': '192.0.2.1' })).status).toBe(405)
  // Another machine of the inner network, which is no node.
  const other = request(varnish.url, { method: 'PURGE', headers: { 'xkey-softpurge': 'site' }, localAddress: '127.0.0.2' }).end()
  const [answer] = (await once(other, 'response')) as [IncomingMessage]
  expect(answer.resume().statusCode).toBe(405)
  expect((await ask('/contact')).headers.get('x-cache')).toBe('hit')
  expect((await ask('/readyz')).status).toBe(404)
})

test('both nodes restart one after the other under load: no request fails (RELIABILITY 20)', async () => {
  test.setTimeout(240_000)
  const failures: string[] = []
  let [count, number] = [0, 0]
  const loading = new AbortController()
  const load = async () => {
    while (!loading.signal.aborted) {
      number += 1
      // Every other one is in no cache.
      const path = number % 2 ? paths[number % paths.length]! : `/search?keyword=felt${number}`
      const outcome = await ask(path, { 'x-forwarded-for': `192.0.2.${number % 250}` }).then(
        async (answer) => (await answer.text(), answer.status),
        (error: Error) => error.message,
      )
      count += 1
      if (outcome !== 200) failures.push(`${path}: ${outcome}`)
      await new Promise((go) => setTimeout(go, 20))
    }
  }
  const loads = [load(), load(), load(), load()]
  for (const node of [0, 1]) {
    await nodes[node]!.stop('SIGTERM')
    nodes[node] = await start(node)
    await expect.poll(varnish.readyNodes).toBe(2)
  }
  loading.abort()
  await Promise.all(loads)
  console.log(`${count} requests while two nodes were restarted, ${failures.length} failed`)
  expect(failures).toEqual([])
  expect(count).toBeGreaterThan(100)
})

const findForm = (page: Page) => page.locator('[data-part="contact-form"]')
/** Fills the form of the contact page. */
async function fill(page: Page): Promise<void> {
  await page.goto(`${varnish.url}/contact`)
  const texts = { first_name: 'Ines', last_name: 'Name', email: 'ines@example.com', company: 'Mine', state: 'Zeeland' }
  for (const [name, text] of Object.entries({ ...texts, subject: 'What I typed' }))
    await findForm(page).locator(`[name=${name}]`).fill(text)
  await findForm(page).locator('[name=country]').selectOption('Netherlands')
  await findForm(page).locator('[name=gdpr]').check()
}
const send = (page: Page) => findForm(page).locator('[type=submit]').click()

test('with all nodes away pages are answered; a form says that it was not sent, and keeps what was typed (RELIABILITY 6, 20)', async ({
  page,
  browser,
}) => {
  // Its scripts and styles too.
  await fill(page)
  await expect(page.locator('[data-enhance="form"][data-enhanced]')).toHaveCount(1)
  for (const path of paths) expect((await ask(path)).status).toBe(200)
  await Promise.all(nodes.map((node) => node.stop('SIGKILL')))
  for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 200])
  expect((await ask('/never-asked-for')).status).toBe(503)
  const answer = await fetch(`${varnish.url}/api/inquiries`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect([answer.status, await answer.json()]).toEqual([503, { message: 'The site cannot be reached', code: 503 }])

  await send(page)
  await expect(page.getByRole('alert')).toHaveText(/Something went wrong/)
  await expect(findForm(page).locator('[name=subject]')).toHaveValue('What I typed')

  const scriptless = await browser.newContext({ javaScriptEnabled: false })
  const other = await scriptless.newPage()
  await fill(other)
  await send(other)
  await expect(other.locator('body')).toContainText('Your message was not sent')
  await other.goBack()
  await expect(findForm(other).locator('[name=subject]')).toHaveValue('What I typed')
  await scriptless.close()
})
