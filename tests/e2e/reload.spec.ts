import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoContent } from '../../packages/demo-content/index.ts'
import { startSite, type RunningSite } from './server.ts'
import { expect, test } from './support.ts'

let folder: string
let site: RunningSite
const file = (name: string) => join(folder, 'records', name)

/** Replaces a file at once, as editors and deployments do. */
async function put(name: string, content: unknown): Promise<void> {
  await writeFile(`${folder}/next`, typeof content === 'string' ? content : JSON.stringify(content))
  await rename(`${folder}/next`, file(name))
}

/** A page that contains a version twice, and a menu that contains it once more. */
async function mark(number: number): Promise<void> {
  const text = { type: 'cb_text', cbTextHtml: `<p>mark-${number}</p>` }
  const general = JSON.parse(await readFile(join(demoContent, 'records/general/general.json'), 'utf8'))
  general.menus = [{ id: 'main', items: [{ title: `menu-${number}`, link: '/marked' }] }]
  await put('page/marked.json', { ctPageSlug: 'marked', ctPageMetadata: { meta_title: `mark-${number}` }, ctPageBody: [text] })
  await put('general/general.json', general)
}

const ask = async (path: string) => {
  const response = await fetch(site.url + path, { headers: { connection: 'close' } })
  return { status: response.status, body: await response.text() }
}
const shows = (path: string, text: string) => expect.poll(async () => (await ask(path)).body, { timeout: 20_000 }).toContain(text)

// They share a server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(demoContent, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  await mark(0)
  site = await startSite({ CONTENT_DIR: folder, SITE_ENV: 'production', RENDER_AHEAD: 'true', CACHE_DIR: join(folder, 'cache') })
})
test.afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a folder that changes repeatedly drops no request and mixes no page (RELIABILITY 7)', async () => {
  const faults: string[] = []
  const answered = new Map<string, number>()
  const leave = new AbortController()
  async function visit(path: string) {
    while (!leave.signal.aborted) {
      const { status, body } = await ask(path).catch((error: Error) => ({ status: 0, body: error.message }))
      const marks = new Set(body.match(/mark-\d+/g))
      if (status !== 200 || marks.size > 1) faults.push(`${path} ${status} ${[...marks]} ${status ? '' : body}`)
      answered.set(path, (answered.get(path) ?? 0) + 1)
    }
  }
  // Four pages: more of one client's may be refused when all of them wait (RELIABILITY 33).
  const paths = [
    '/',
    '/marked',
    '/de/marked',
    '/about',
    '/api/pages?slug=marked',
    '/api/families',
    '/api/general',
    '/sitemap-en.xml',
  ]
  const visitors = paths.map(visit)
  /** Waits until each of them has been asked for once more, from its beginning. */
  async function allAsked() {
    const before = new Map(answered)
    const isAsked = (path: string) => (answered.get(path) ?? 0) >= (before.get(path) ?? 0) + 2
    await expect.poll(() => paths.filter((path) => !isAsked(path)), { timeout: 20_000 }).toEqual([])
  }

  const about = await readFile(file('page/about.json'), 'utf8')
  for (let number = 1; number <= 8; number += 1) {
    await mark(number)
    if (number === 2) await put('page/about.json', about.slice(0, about.length / 2))
    if (number === 3) await put('page/about.json', about)
    if (number === 4) await put('page/broken.json', '{ "ctPageSlug": "broken", ')
    if (number === 5) await put('page/odd.json', { ctPageSlug: '../etc/passwd' })
    if (number === 6) await rm(file('faq/wash.json'))
    if (number === 7) await mkdir(file('new-folder'), { recursive: true })
    await shows('/marked', `menu-${number}`)
    await shows('/marked', `mark-${number}`)
    await allAsked()
  }
  await shows('/api/faq', 'ctFaqQuestion')
  leave.abort()
  await Promise.all(visitors)

  expect(faults).toEqual([])
  for (const [name, message] of [
    ['page/about', 'could not be read'],
    ['page/broken', 'could not be read'],
    ['page/odd', 'ctPageSlug: must be lower-case words'],
    ['new-folder', 'is not a kind of record'],
  ] as const)
    expect(
      site
        .log()
        .split('\n')
        .filter((line) => line.includes(`records/${name}`) && line.includes(message)),
      name,
    ).toHaveLength(1)
})

test('a removed record is gone, one in a new folder is found (RELIABILITY 7)', async () => {
  await put('page/later.json', { ctPageSlug: 'later' })
  await shows('/api/pages', '"later"')
  await rm(file('page/later.json'))
  await expect.poll(async () => (await ask('/later')).status, { timeout: 20_000 }).toBe(404)
  await rm(file('award'), { recursive: true })
  await expect.poll(async () => (await ask('/api/awards')).body, { timeout: 20_000 }).toBe('[]')
  await mkdir(file('award'))
  await put('award/new.json', { year: 2026, name: 'Newly given' })
  await shows('/api/awards', 'Newly given')
})

test('a folder that is missing for a while leaves the content, and is watched again (RELIABILITY 6)', async () => {
  await rename(join(folder, 'records'), join(folder, 'away'))
  await expect.poll(() => site.log(), { timeout: 20_000 }).toContain('The content could not be loaded')
  expect((await ask('/about')).status).toBe(200)
  await rename(join(folder, 'away'), join(folder, 'records'))
  await mark(9)
  await shows('/marked', 'mark-9')
})
