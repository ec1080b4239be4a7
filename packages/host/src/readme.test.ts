import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
let folder: string
let url: string
let stop = () => {}

/** Runs the program of the README as it is printed, in a folder where Node finds the packages. */
beforeAll(async () => {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8')
  await mkdir(join(root, '.cache'), { recursive: true })
  folder = await mkdtemp(join(root, '.cache/readme-'))
  await writeFile(join(folder, 'site.ts'), /```ts\n(.*?)```/s.exec(readme)![1]!)
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#203528' } })
    .jpeg()
    .toFile(join(folder, 'hall.jpg'))
  const env = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1' }
  const child = spawn(process.execPath, ['site.ts'], { cwd: folder, env })
  stop = () => child.kill('SIGKILL')
  let output = ''
  url = await new Promise((found, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString()
        const port = /2 pages are served at .*port: (\d+)/s.exec(output)?.[1]
        if (port) found(`http://127.0.0.1:${port}`)
      })
    child.once('exit', () => fail(new Error(output)))
  })
})
afterAll(async () => {
  stop()
  await rm(folder, { recursive: true, force: true })
})

it('serves two pages from the cache, with security headers', async () => {
  for (const [path, text] of [
    ['/', '<img src="/pictures/hall?w=640"'],
    ['/about', '<p>About us</p>'],
  ] as const) {
    const first = await fetch(url + path)
    expect([first.status, await first.text()]).toEqual([200, expect.stringContaining(text)])
    expect(first.headers.get('content-security-policy')).toContain("default-src 'none'")
    const again = await fetch(url + path, { headers: { 'if-none-match': first.headers.get('etag')! } })
    expect(again.status).toBe(304)
  }
  expect((await fetch(`${url}/about`)).headers.get('cache-control')).toContain('s-maxage=60')
})

it('redirects, and answers 404 and 405', async () => {
  const moved = await fetch(`${url}/company?a=1`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about?a=1'])
  expect((await fetch(`${url}/none`)).status).toBe(404)
  expect((await fetch(`${url}/about`, { method: 'POST' })).status).toBe(405)
})

it('encodes a picture in an offered size, and in no other', async () => {
  const picture = await fetch(`${url}/pictures/hall?w=640`, { headers: { accept: 'image/webp' } })
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(await sharp(await picture.bytes()).metadata()).toMatchObject({ width: 640, height: 360 })
  expect((await fetch(`${url}/pictures/hall?w=641`)).status).toBe(400)
})
