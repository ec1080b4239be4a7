import { ApiError, type Client } from '@brand/content'
import { demoContent } from '@brand/demo-content'
import { unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createProductBundles } from './product-bundles.ts'

const resource = (url: string, alt: string) => ({ ctResourceResource: { url, alt } })
const resources = [
  resource('/files/project-prices-de.pdf', 'Locked'),
  resource('/files/rib-specification-de.pdf', 'Datenblatt'),
  resource('/files/murmel-s.ies', 'Licht'),
  resource('/files/felt-silence.txt', 'Licht.ies'),
  resource('/files/murmel-s.ies', 'Licht'),
  resource('/files/../assets.json', 'Not a download'),
  resource('/files/gone.pdf', 'Gone'),
]
const asked: object[] = []
const client = {
  family: async (ask: { slug: string }) => {
    asked.push(ask)
    if (ask.slug !== 'grün') throw new ApiError('Family not found', 404)
    return { response: { ctFamilyName: 'Große Glocke', ctFamilyResources: resources } }
  },
  fabric: async () => ({ response: { ctFabricName: 'Bare', ctFabricResources: [] } }),
} as unknown as Client
const app = createProductBundles({
  client,
  active: ['en', 'de'],
  folder: demoContent,
  isOpen: (url) => !url.includes('project-prices'),
  identifyClient: (c) => c.req.header('x-client'),
})
const get = (path: string, from?: string) => app.request(`/api/resources/${path}`, from ? { headers: { 'x-client': from } } : {})
const readContent = (file: string) => new Uint8Array(readFileSync(join(demoContent, 'assets/files', file)))

it('streams the files of a family, but locked ones, as a ZIP that is named from its title (DL-04, DL-35, DL-36)', async () => {
  const response = await get('families/bundleResources/gr%C3%BCn?locale=de')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(asked.at(-1)).toMatchObject({ slug: 'grün', locale: 'de' })
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Gro_e Glocke-download-bundle.zip"; filename*=UTF-8''Gro%C3%9Fe%20Glocke-download-bundle.zip`,
  )
  const files = unzipSync(await response.bytes())
  expect(Object.keys(files)).toEqual(['Datenblatt.pdf', 'Licht.ies', 'Licht.ies.txt', 'Licht (2).ies'])
  expect(files['Datenblatt.pdf']).toEqual(readContent('rib-specification-de.pdf'))
  expect(files['Licht.ies.txt']).toHaveLength(0)
})

it('marks its files as made on Unix, so that all programs read their names as UTF-8 (DL-36)', async () => {
  const zip = Buffer.from(await (await get('families/bundleResources/gr%C3%BCn?locale=de')).arrayBuffer())
  const first = zip.indexOf('PK\u0001\u0002')
  // "Version made by" has the system in its second byte; the external attributes begin with the mode.
  expect([zip[first + 5], zip.readUInt32LE(first + 38) >>> 16]).toEqual([3, 0o100644])
})

it('has a name that every browser reads, whatever is in that of the product (DL-36)', async () => {
  const odd = { family: async () => ({ response: { ctFamilyName: `A"b\\c'd(e)*`, ctFamilyResources: resources } }) }
  const { fetch } = createProductBundles({
    client: { ...client, ...odd } as unknown as Client,
    active: ['en'],
    folder: demoContent,
    isOpen: () => true,
    identifyClient: () => undefined,
  })
  const response = await fetch(new Request('http://site.invalid/api/resources/families/bundleResources/a'))
  await response.body?.cancel()
  const [, asciiName, encoded] = /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w.%-]*)$/.exec(
    response.headers.get('content-disposition')!,
  )!
  expect([asciiName, decodeURIComponent(encoded!)]).toEqual([expect.stringContaining("'d(e)"), expect.stringContaining("'d(e)")])
})

it('answers 404 for what has no files, is unknown, or is no kind of product (DL-31)', async () => {
  for (const path of ['fabrics/bundleResources/bare', 'families/bundleResources/nothing', 'constructor/bundleResources/a']) {
    const answer = await get(path)
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 404 })])
  }
})

it('takes no language that the site is not in', async () => {
  await get('families/bundleResources/a?locale=fr')
  expect(asked.at(-1)).toMatchObject({ locale: 'en' })
})

it('lets nobody wait for who reads slowly, and limits what one client is sent at a time (RELIABILITY 15, 27)', async () => {
  const address = 'families/bundleResources/gr%C3%BCn'
  const slow = await Promise.all(Array.from({ length: 8 }, () => get(address, 'slow')))
  const readers = slow.map(({ body }) => body!.getReader())
  // They have begun, and read no further.
  for (const reader of readers) expect((await reader.read()).done).toBe(false)
  const refused = await get(address, 'slow')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  const other = await get(address, 'other')
  expect([other.status, Object.keys(unzipSync(await other.bytes())).length]).toEqual([200, 4])
  for (const reader of readers) await reader.cancel()
  const again = async () => {
    const { status, body } = await get(address, 'slow')
    await body?.cancel()
    return status
  }
  await expect.poll(again).toBe(200)
})
