import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startSite } from './server.ts'
import { expect, test } from './support.ts'

test('200 cold requests for one page are one rendering and one answer (RELIABILITY 8)', async () => {
  const site = await startSite({ SITE_ENV: 'production' })
  try {
    const answers = await Promise.all(Array.from({ length: 200 }, () => fetch(`${site.url}/about`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  } finally {
    await site.stop()
  }
})

test('a port in use ends the start with one sentence that says what to do', async () => {
  const site = await startSite({})
  const child = spawn(process.execPath, ['site/server/index.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: new URL(site.url).port },
  })
  let written = ''
  child.stderr.on('data', (text) => (written += text))
  const [code] = await once(child, 'exit')
  await site.stop()
  expect(code).toBe(1)
  expect(written.trim()).toMatch(/^Port \d+ is in use: .*PORT=\d+ npm start\.$/)
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
