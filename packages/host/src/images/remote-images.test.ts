import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { remoteImages } from './remote-images.ts'

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'originals-'))
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url!)
    if (request.url === '/gone') response.writeHead(404).end()
    else if (request.url === '/moved') response.writeHead(302, { Location: 'http://192.0.2.1/' }).end()
    else response.end('a picture')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  onTestFinished(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })
  const find = (id: string) =>
    ({
      home: { url: `${endpoint}home.jpg`, width: 100, height: 50, version: 'abc', focalPoint: { x: 0.2, y: 0.4 } },
      gone: { url: `${endpoint}gone`, width: 100, height: 50 },
      moved: { url: `${endpoint}moved`, width: 100, height: 50 },
      elsewhere: { url: 'http://192.0.2.1/secret', width: 100, height: 50 },
      odd: { url: 'file:///etc/passwd', width: 100, height: 50 },
    })[id]
  return { asked, folder, picture: remoteImages({ find, folder, endpoint }) }
}

it('fetches an original once, for all who ask at the same time and later (RELIABILITY 18)', async () => {
  const { picture, asked, folder } = await start()
  const home = picture('home')!
  expect(home).toMatchObject({ width: 100, height: 50, version: 'abc', focalPoint: { x: 0.2, y: 0.4 } })
  await Promise.all([home.load!(), home.load!(), picture('home')!.load!()])
  await home.load!()
  expect(asked).toEqual(['/home.jpg'])
  expect(await readFile(home.file, 'utf8')).toBe('a picture')
  expect(await readdir(folder)).toHaveLength(1)
})

it('knows pictures of the content only, and asks no other machine (RELIABILITY 18)', async () => {
  const { picture } = await start()
  for (const id of ['unknown', 'elsewhere', 'odd']) expect(picture(id)).toBeUndefined()
})

it.each(['gone', 'moved'])(
  'says that a picture cannot be had now, and leaves nothing behind: %s (RELIABILITY 18)',
  async (id) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    const { picture, folder } = await start()
    await expect(picture(id)!.load!()).rejects.toMatchObject({ status: 503 })
    expect(await readdir(folder)).toEqual([])
    expect(warn).toHaveBeenCalledOnce()
  },
)
