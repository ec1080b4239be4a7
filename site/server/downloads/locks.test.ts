import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi, embeddedSource } from '@brand/content-api'
import { type Answer, secretIn, secretsFrom } from '@brand/host'
import { demoContent } from '@brand/demo-content'
import { Hono, type Context } from 'hono'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addContentFiles } from '../files.ts'
import { createFileGuard } from './file-guard.ts'
import { addressOf, createLocks } from './locks.ts'

const api = createApi({ source: embeddedSource(demoContent), log: () => {} })
const start = Date.UTC(2026, 0, 5)
let time = start
const open = (...secrets: string[]) => createLocks({ api, secrets: secrets.length ? secrets : ['a'], days: 30, now: () => time })
const locks = open()
const show = vi.fn(async (_c: unknown, path: string): Promise<Answer> => ({ status: 200, body: path, headers: { etag: '"x"' } }))
const app = new Hono()
const limits = { identifyClient: () => undefined, perMinute: 1 }
const guard = createFileGuard({ locks, active: ['en', 'nl', 'de', 'fr', 'it'], show, ...limits })
addContentFiles(app, demoContent, guard)
const addressFor = (id: string, locale: 'en' | 'de' = 'en', by = locks) => {
  const file = by.find(id, locale)!
  return addressOf(file, by.signatureFor(file))
}
const fetchStatus = async (address: string) => (await app.request(address)).status

beforeAll(() => api.ready)
afterAll(() => api.close())

it('knows the locked files and all press kits, by their language (DL-04, DL-07)', () => {
  expect(locks.find('project-prices', 'de')).toEqual({
    id: 'project-prices',
    name: 'Objektpreise',
    url: '/files/project-prices-de.pdf',
    form: 'download-full',
  })
  expect([locks.find('fabric-prices', 'en')!.form, locks.find('murmel', 'fr')!.form]).toEqual(['download', 'press-kit'])
  expect([locks.find('price-list-2026', 'en'), locks.find('nothing', 'en')]).toEqual([undefined, undefined])
  expect(['/files/project-prices-de.pdf', '/files/murmel-press.zip', '/files/price-list-de.pdf'].map(guard.isOpen)).toEqual([
    false,
    false,
    true,
  ])
})

it('tells a locked file from an open one by its address (DL-04)', () => {
  const paths = ['/files/project-prices-de.pdf', '/files/price-list-de.pdf']
  expect(paths.map(locks.isOpen)).toEqual([false, true])
  expect(paths.map((path) => locks.at(path)?.id)).toEqual(['project-prices', undefined])
})

it('keeps every file locked before there is content (DL-04)', () => {
  const empty = { version: () => undefined, snapshot: api.snapshot }
  const { find, isOpen, at } = createLocks({ api: empty, secrets: ['a'], days: 30 })
  expect(isOpen('/files/price-list-de.pdf')).toBe(false)
  expect([at('/files/project-prices-de.pdf'), find('project-prices', 'de')]).toEqual([undefined, undefined])
})

it('gives a locked file by its signed address, to one visitor (DL-05)', async () => {
  const response = await app.request(addressFor('project-prices', 'de'))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect((await app.request(addressFor('murmel'), { headers: { range: 'bytes=0-1' } })).status).toBe(206)
})

it('answers 403 without the signature, with that of another file, time or secret, and once it has ended (DL-05)', async () => {
  const right = addressFor('project-prices')
  const [path, query] = right.split('?') as [string, string]
  const changed = (changes: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...changes })}`
  for (const address of [
    path,
    `${path}?x=1`,
    `/files/fabric-prices-en.pdf?${query}`,
    changed({ expires: '9999999999' }),
    changed({ expires: '' }),
    changed({ expires: 'NaN' }),
    changed({ signature: '' }),
    changed({ signature: 'ü' }),
    addressFor('project-prices', 'en', open('b')),
  ])
    expect([address, await fetchStatus(address)]).toEqual([address, 403])
  expect(await fetchStatus(right)).toBe(200)
  time = start + 30 * 24 * 60 * 60 * 1000
  expect(await fetchStatus(right)).toBe(403)
  time = start
})

it('leads from an unlocked file to that of the language that is asked for, with the same end (DL-38)', async () => {
  const [signed, german] = [addressFor('project-prices', 'en'), addressFor('project-prices', 'de')]
  time = start + 5000
  const asked = await app.request(`${signed}&locale=de`)
  time = start
  expect([asked.status, asked.headers.get('cache-control'), asked.headers.get('location')]).toEqual([302, 'no-store', german])
  expect(await Promise.all(['&locale=en', '&locale=xx', ''].map((query) => fetchStatus(signed + query)))).toEqual([200, 200, 200])
  expect(await fetchStatus('/files/project-prices-en.pdf?locale=de')).toBe(403)
})

it('shows the page that asks for the file, in a language that it is in', async () => {
  const shown = async (path: string, language: string) =>
    (await app.request(path, { headers: { 'accept-language': language } })).text()
  expect(await shown('/files/project-prices-de.pdf', 'fr')).toBe('/de/downloads/request/project-prices')
  expect(await shown('/files/murmel-press.zip', 'fr-CH, en')).toBe('/fr/downloads/request/murmel')
  expect(await shown('/files/murmel-press.zip', 'ja')).toBe('/downloads/request/murmel')
  const { headers } = await app.request('/files/murmel-press.zip')
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
})

describe('a file that no published record names as open is given to nobody (DL-04)', () => {
  const record = (name: string, url: string, locked: unknown, lock = 'ctDownloadLocked') =>
    writeFileSync(
      join(folder, `records/download/${name}.json`),
      JSON.stringify({
        ctDownloadTitle: { en: name },
        [lock]: locked,
        ctDownloadFile: { format: 'pdf', size: 1, url },
        ctDownloadCategory: 'all',
      }),
    )
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  const app = new Hono()
  let current: ReturnType<typeof createApi> | undefined
  /** The statuses of both files, after a start of the site. */
  async function start(): Promise<number[]> {
    current?.close()
    const api = (current = createApi({ source: embeddedSource(folder), activeLocales: ['en'], log: () => {} }))
    await api.ready
    return Promise.all(['open', 'price-list'].map(async (name) => (await app.request(`/files/${name}.pdf`)).status))
  }
  beforeAll(() => {
    for (const path of ['records/download', 'records/downloadCategory', 'assets/files'])
      mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, 'assets/assets.json'), '{}')
    cpSync(
      join(demoContent, 'records/downloadCategory', readdirSync(join(demoContent, 'records/downloadCategory'))[0]!),
      join(folder, 'records/downloadCategory/all.json'),
    )
    for (const name of ['open', 'price-list']) writeFileSync(join(folder, `assets/files/${name}.pdf`), 'text')
    record('open', '/files/open.pdf', false)
    const locks = createLocks({
      api: { snapshot: () => current!.snapshot(), version: () => current!.version() },
      secrets: ['a'],
      days: 30,
    })
    addContentFiles(app, folder, createFileGuard({ locks, active: ['en'], show, ...limits }))
  })
  afterAll(() => {
    current!.close()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['is published and locked', () => record('price-list', '/files/price-list.pdf', true)],
    ['is a draft', () => renameSync(file(''), file('.draft'))],
    ['is deleted', () => rmSync(file('.draft'))],
    ['cannot be read', () => writeFileSync(file(''), '{')],
    ['names it with a doubled slash', () => record('price-list', '/files//price-list.pdf', true)],
    ['names it with a query', () => record('price-list', '/files/price-list.pdf?v=2', true)],
    ['has a lock that cannot be read', () => record('price-list', '/files/price-list.pdf', 'yes')],
    ['has a lock with a misspelt name', () => record('price-list', '/files/price-list.pdf', true, 'ctDownloadLokced')],
    ['names it with an escape', () => record('price-list', '/files/price%2Dlist.pdf', true)],
  ])('where its record %s', async (_, change) => {
    change()
    expect(await start()).toEqual([200, 403])
  })

  it('and again to everyone once its record is open', async () => {
    record('price-list', '/files/price-list.pdf', false)
    expect(await start()).toEqual([200, 200])
  })

  const file = (state: string) => join(folder, `records/download/price-list${state}.json`)
})

it('refuses without a page who asks more often than people do (RELIABILITY 21, 33)', async () => {
  const limited = new Hono()
  const identifyClient = (c: Context) => c.req.header('x-client')
  addContentFiles(limited, demoContent, createFileGuard({ locks, active: ['en', 'de'], show, identifyClient, perMinute: 2 }))
  const ask = (client: string) =>
    limited.request('/files/project-prices-de.pdf', { headers: { 'x-client': client, 'accept-language': 'de' } })
  const statuses = [await ask('a'), await ask('a'), await ask('a'), await ask('b')].map(({ status }) => status)
  expect(statuses).toEqual([403, 403, 429, 403])
  const refused = await (await ask('a')).text()
  expect([refused.length < 500, refused.includes('lang="de"')]).toEqual([true, true])
})

it('gives the address to a page by its query, where the signature is right', () => {
  const file = locks.find('project-prices', 'de')!
  const query = locks.signatureFor(file)
  expect(locks.addressWith('project-prices', 'de', query)).toBe(addressOf(file, query))
  expect(locks.addressWith('project-prices', 'en', query)).toBeUndefined()
  expect(locks.addressWith('nothing', 'de', query)).toBeUndefined()
})

it('takes addresses of the old secret as long as there are two, and signs with the new one (OPS-06)', () => {
  const file = locks.find('project-prices', 'de')!
  const [old, both, later] = [open('old'), open('new', 'old'), open('new')]
  const isTaken = (by: typeof locks, from: typeof locks) => by.isSigned(file.url, from.signatureFor(file))
  expect([isTaken(both, old), isTaken(both, both), isTaken(later, both)]).toEqual([true, true, true])
  expect([isTaken(old, both), isTaken(later, old), isTaken(both, open('another'))]).toEqual([false, false, false])
})

it('signs no address of another host, which could not check it', () => {
  expect(addressOf({ url: 'https://cdn.example/a.pdf' }, new URLSearchParams())).toBe('https://cdn.example/a.pdf')
})

it('makes one secret in a folder and keeps it, for this user alone; an operator may put a new one before it (OPS-06)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'))
  const data = join(folder, 'data')
  const secret = secretIn(data)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect([secretIn(data), readdirSync(data)]).toEqual([secret, ['download-secret']])
  expect(readFileSync(join(data, 'download-secret'), 'utf8')).toBe(`${secret}\n`)
  expect(statSync(join(data, 'download-secret')).mode & 0o077).toBe(0)
  expect(secretIn(join(folder, 'other'))).not.toBe(secret)
  writeFileSync(join(data, 'download-secret'), `a-secret-of-many-letters, ${secret}\n`)
  expect(secretsFrom(data)).toEqual(['a-secret-of-many-letters', secret])
  rmSync(folder, { recursive: true })
})

it.each(['', 'short', 'a-secret-of-many-letters, short'])(
  'signs with no short secret of a file, and says so: "%s" (OPS-13)',
  (text) => {
    const data = mkdtempSync(join(tmpdir(), 'secret-'))
    const log = vi.spyOn(console, 'error').mockReturnValue()
    writeFileSync(join(data, 'download-secret'), text)
    const [secret, ...more] = secretsFrom(data)
    expect([secret!.length, more, text.includes(secret!)]).toEqual([43, [], false])
    expect(log.mock.lastCall![0]).toMatch(/^DATA_DIR: .* has fewer than 16 characters$/)
    log.mockRestore()
    rmSync(data, { recursive: true })
  },
)
