import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtServer, freePort, readableLog, startSite } from './server.ts'
import { expect, production, test } from './support.ts'

test('200 cold requests for one page are one rendering and one answer (RELIABILITY 8)', async () => {
  const site = await startSite({ SITE_ENV: 'production' }, { script: 'tests/e2e/faulty-site.ts' })
  try {
    const answers = await Promise.all(Array.from({ length: 200 }, () => fetch(`${site.url}/about`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    // A rendering begins by asking for the record of its page.
    await expect.poll(() => site.log().match(/^The page about is rendered$/gm)).toHaveLength(1)
  } finally {
    await site.stop()
  }
})

/** Starts the server with settings by which it ends; its exit code and what it wrote. */
async function startAndEnd(settings: NodeJS.ProcessEnv) {
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(await freePort()), ...settings }
  const child = spawn(process.execPath, [builtServer], { env })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (written += text))
  const [code] = await once(child, 'close')
  return { code, written: readableLog(written).trim() }
}

for (const [name, value, sentence] of [
  ['BASE_URL', 'loden.example', 'BASE_URL must be like https://www.example.com'],
  ['TRUSTED_PROXIES', 'everybody', 'TRUSTED_PROXIES: "everybody" must be an address'],
  ['LOCALES', 'en,xx', 'LOCALES: "xx" is not a known locale'],
  ['LOCALES', 'de', 'LOCALES: The active locales must contain en'],
  ['PORT', 'abc', 'PORT must be a whole number up to 65535'],
  ['PORT', '99999', 'PORT must be a whole number up to 65535'],
  ['CONTENT_DIR', '/nowhere', 'CONTENT_DIR: the folder "/nowhere" does not exist'],
  ['HOST', '192.0.2.1', 'address not available'],
] as const)
  test(`a start that fails, with ${name}=${value}, ends with code 1 and one sentence`, async () => {
    const { code, written } = await startAndEnd({ [name]: value })
    expect([code, written.split('\n')]).toEqual([1, [expect.stringMatching(/^The site cannot start: /)]])
    expect(written).toContain(sentence)
  })

test('a log that nobody reads any more disturbs nothing', async () => {
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'production', HOST: 'localhost', PORT: String(port) }
  const child = spawn(process.execPath, [builtServer], { env })
  for (const stream of [child.stdout, child.stderr]) stream.destroy()
  const fetchStatus = (path: string) =>
    fetch(`http://localhost:${port}${path}`, { signal: AbortSignal.timeout(5000) }).then(
      ({ status }) => status,
      () => 0,
    )
  try {
    await expect.poll(() => fetchStatus('/readyz'), { timeout: 30_000 }).toBe(200)
    expect(await fetchStatus('/about')).toBe(200)
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([0, null])
  } finally {
    child.kill('SIGKILL')
  }
})

test('browsers learn to search the site, and programs what is on it (OPS-03, OPS-04)', async ({ request }) => {
  for (const [path, type, start] of [
    ['/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8', '<?xml'],
    ['/de/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8', '<?xml'],
    ['/llms.txt', 'text/plain; charset=UTF-8', '# Loden\n'],
  ] as const) {
    const answer = await request.get(path)
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, type])
    expect((await answer.text()).startsWith(start), path).toBe(true)
  }
})

test('the licences of what the scripts contain are served', async ({ request }) => {
  const response = await request.get('/third-party-notices.md')
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  for (const name of ['react-dom', '@radix-ui/react-dialog', 'vike']) expect(await response.text()).toContain(`## ${name} - `)
})

test('a port in use is answered with one sentence that says what to do', async () => {
  const { code, written } = await startAndEnd({ PORT: new URL(production()).port })
  expect(code).toBe(1)
  expect(written).toMatch(/^Port \d+ is in use. .*PORT=\d+ npm start\.$/)
})

test('what the site does is counted on a port of its own, and not shown to visitors (OPS-02)', async () => {
  const port = String(await freePort())
  const site = await startSite({ SITE_ENV: 'production', METRICS_PORT: port })
  try {
    for (const path of ['/about', '/about', '/none-such?keyword=private']) await (await fetch(site.url + path)).text()
    const metrics = await (await fetch(`http://localhost:${port}/metrics`)).text()
    for (const line of [
      'site_http_requests_total{route="page",status="200"} 2',
      'site_http_requests_total{route="page",status="404"} 1',
      'site_page_answers_total{from="fresh"} 1',
      'site_inquiries{state="waiting"} ',
      'site_inquiries_trouble 0',
    ])
      expect(metrics).toContain(`\n${line}`)
    expect(metrics).not.toMatch(/about|none-such|private/)
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404)
  } finally {
    await site.stop()
  }
})

test('what is built needs no TypeScript, nor do its threads of search and inquiries (RELIABILITY 34)', async () => {
  const port = String(await freePort())
  const site = await startSite({ METRICS_PORT: port }, { command: [process.execPath, '--no-strip-types'] })
  try {
    // Its index is built after the start.
    const found = async () => (await fetch(`${site.url}/api/search?keyword=felt`)).json()
    await expect.poll(found).toContainEqual(expect.objectContaining({ link: '/fabrics/loden-felt' }))
    expect(await (await fetch(`http://localhost:${port}/metrics`)).text()).toContain('\nsite_inquiries_trouble 0')
  } finally {
    await site.stop()
  }
})

test('liveness and readiness differ, and a stop finishes open requests (RELIABILITY 20)', async () => {
  const site = await startSite({ SITE_ENV: 'production' })
  expect([await fetch(`${site.url}/healthz`), await fetch(`${site.url}/readyz`)].map(({ status }) => status)).toEqual([200, 200])
  const underWay = fetch(`${site.url}/api/images/home?w=2400`, { headers: { accept: 'image/webp' } })
  const stopped = site.stop('SIGTERM')
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  const late = await fetch(`${site.url}/about`)
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  expect((await underWay).status).toBe(200)
  await stopped
})
