import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoContent } from '@brand/demo-content'
import { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addContentFiles } from '../files.ts'

const app = new Hono()
addContentFiles(app, demoContent, { isOpen: () => true, refuse: () => undefined })
const get = async (path: string, headers?: Record<string, string>) => {
  const response = await app.request(path, { headers })
  const bytes = await response.bytes()
  return { status: response.status, type: response.headers.get('content-type'), headers: response.headers, bytes }
}

describe('files to download', () => {
  it.each([
    ['rib-specification-de.pdf', 'application/pdf'],
    ['murmel-press.zip', 'application/zip'],
    ['felt-reflectance.csv', 'text/csv; charset=utf-8'],
    ['murmel-s.ies', 'application/octet-stream'],
  ])('%s is sent as %s, to be saved under its name (DL-34)', async (file, expected) => {
    const { status, type, headers, bytes } = await get(`/files/${file}`)
    expect([status, type]).toEqual([200, expected])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${file}"`)
    expect(Number(headers.get('content-length'))).toBe(bytes.length)
    expect(bytes.length).toBeGreaterThan(100)
  })

  it.each([
    ['EPD-v1.2.pdf', 'application/pdf'],
    ['plan.PDF', 'application/pdf'],
    ['model.ifc', 'application/x-step'],
    ['model.skp', 'application/vnd.sketchup.skp'],
    ['list.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['text.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['chair.glb', 'model/gltf-binary'],
  ])('%s of a folder of your own is %s (DL-39)', async (name, type) => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await mkdir(join(folder, 'assets/files'), { recursive: true })
    await writeFile(join(folder, 'assets/files', name), 'x')
    const own = new Hono()
    addContentFiles(own, folder, { isOpen: () => true, refuse: () => undefined })
    const { status, headers } = await own.request(`/files/${name}`)
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      type,
      `attachment; filename="${name}"`,
    ])
  })

  it('may be empty, and are sent in parts', async () => {
    expect((await get('/files/felt-silence.txt')).bytes).toHaveLength(0)
    const { status, headers, bytes } = await get('/files/murmel-s.ies', { range: 'bytes=0-4' })
    expect([status, headers.get('content-range'), Buffer.from(bytes).toString()]).toEqual([206, 'bytes 0-4/512', 'IESNA'])
  })

  it('are sent whole where the client has parts of an older version', async () => {
    const tag = (await get('/files/murmel-s.ies')).headers.get('etag')!
    const statusFor = async (validator: string) =>
      (await get('/files/murmel-s.ies', { range: 'bytes=0-4', 'if-range': validator })).status
    expect(await Promise.all([tag, '"another"', 'Mon, 05 Jan 2026 00:00:00 GMT'].map(statusFor))).toEqual([206, 200, 200])
  })

  it.each(['nothing.pdf', '../assets.json', '..%2fassets.json', 'a/b.pdf', 'rib.exe', ''])(
    '%j is not one (RT-26)',
    async (name) => expect((await app.request(`/files/${name}`)).status).toBe(404),
  )
})
