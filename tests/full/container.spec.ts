import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../e2e/server.ts'
import { publishedPaths } from '../e2e/published-paths.ts'
import { buildImage, hasContainers, podman } from './container.ts'

test.skip(!hasContainers(), 'Containers need Podman and root, and it could not be installed.')
test.describe.configure({ mode: 'serial', timeout: 1_800_000 })

const name = `site-${process.pid}`
let image: string
let url: string

test.beforeAll(async () => {
  test.setTimeout(1_800_000)
  image = buildImage()
  const port = await freePort()
  url = `http://localhost:${port}`
  // As deploy/compose.yaml runs it, with a quarter of its memory, and limits that any machine has.
  const confined = [
    '--read-only',
    '--read-only-tmpfs=false',
    '--tmpfs=/tmp',
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
  ]
  const limits = [
    '--memory=256m',
    '--memory-swap=256m',
    '--pids-limit=256',
    '--ulimit=nofile=4096:4096',
    '--ulimit=nproc=4096:4096',
  ]
  const settings = {
    SITE_ENV: 'production',
    BASE_URL: url,
    HOST: '127.0.0.1',
    PORT: String(port),
    DOWNLOAD_SECRET: 'of-this-test-alone',
  }
  const environment = Object.entries(settings).flatMap((setting) => ['-e', setting.join('=')])
  podman('run', '-d', '--name', name, '--network=host', ...confined, ...limits, ...environment, image)
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 120_000 },
    )
    .toBe(200)
})
test.afterAll(() => {
  if (image) podman('rm', '-f', '-v', name)
})

/** Evaluates a script in the container, and returns what Node prints. */
const inside = (script: string) => podman('exec', name, '/usr/local/bin/node', '-p', script)
const read = (path: string) => fetch(new URL(path, url), { headers: { accept: 'text/html,image/avif,image/webp,*/*' } })

test('the image runs as nobody, without a shell, and writes nowhere but where it must (OPS-05)', () => {
  expect(inside('process.getuid()')).toBe('65532')
  expect(inside(`['/bin/sh', '/usr/bin/apt-get', '/app/node_modules/vite'].filter((path) => fs.existsSync(path)).join()`)).toBe(
    '',
  )
  const writable = `['/app', '/etc', '/usr', '/data', '/cache', '/tmp'].filter((folder) => {
    try { fs.writeFileSync(folder + '/probe', ''); return true } catch { return false }
  }).join()`
  expect(inside(writable)).toBe('/data,/cache,/tmp')
})

test('with 256 MB it answers every page, pictures, a search and a form (OPS-05, RELIABILITY 34)', async () => {
  const pages = await publishedPaths(url)
  expect(pages.length).toBeGreaterThan(600)
  const pictures = new Set<string>()
  for (const page of pages) {
    const answer = await read(page)
    expect(answer.status, page).toBe(200)
    for (const [, set] of (await answer.text()).matchAll(/ srcset="([^"]+)"/gi))
      for (const candidate of set!.replaceAll('&amp;', '&').split(', ')) pictures.add(candidate.split(' ')[0]!)
  }
  expect(pictures.size).toBeGreaterThan(200)
  for (const picture of [...pictures].slice(0, 200)) {
    const answer = await read(picture)
    expect(answer.status, picture).toBe(200)
    await answer.arrayBuffer()
  }
  const found = await read('/search?keyword=felt')
  expect([found.status, (await found.text()).includes('/acoustic-solutions/')]).toEqual([200, true])
  const sent = await fetch(`${url}/api/inquiries?page=%2Fcontact%2Fnewsletter`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: 'form=newsletter&email=someone%40example.org&gdpr=on',
  })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact/newsletter?sent=newsletter#sent-newsletter'])
  expect(podman('inspect', name, '--format', '{{.State.Status}} {{.State.OOMKilled}}')).toBe('running false')
  podman('healthcheck', 'run', name)
})

test('it ends by itself within the time that it is given (OPS-05, RELIABILITY 20)', () => {
  const compose = readFileSync(resolve(import.meta.dirname, '../../deploy/compose.yaml'), 'utf8')
  const [, seconds] = /stop_grace_period: (\d+)s/.exec(compose)!
  podman('stop', '-t', seconds!, name)
  expect(podman('inspect', name, '--format', '{{.State.ExitCode}}')).toBe('0')
})
