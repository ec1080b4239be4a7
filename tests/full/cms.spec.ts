import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { faults, startStandIn, type Fault, type StandIn } from '../../packages/datocms/stand-in/index.ts'
import { demoContent } from '../../packages/demo-content/index.ts'
import { publishedPaths } from '../e2e/published-paths.ts'
import { startSite, type RunningSite } from '../e2e/server.ts'
import { axeFaults, listen } from '../e2e/support.ts'

const token = 'of-the-stand-in'
const secret = 'a-secret-of-many-letters'
// Both sites name it in their pages.
const BASE_URL = 'https://www.loden.example'
const question = 'records/faq/fire.json'

let folder: string
let standIn: StandIn
let paths: string[]
/** Every tenth of them, for what starts a site anew. */
let some: string[]
/** Each page as the site shows it from files. */
let pages: Map<string, string>

const settings = (name: string) => ({
  CONTENT_SOURCE: 'datocms',
  DATOCMS_API_TOKEN: token,
  DATOCMS_ENDPOINT: standIn.endpoint,
  DATOCMS_WEBHOOK_SECRET: secret,
  CONTENT_DIR: join(folder, 'content'),
  DATA_DIR: join(folder, name, 'data'),
  CACHE_DIR: join(folder, name, 'cache'),
  BASE_URL,
})

const textAt = async (site: RunningSite, path: string) => {
  const answer = await fetch(site.url + path, { headers: { 'accept-language': 'en' } })
  return `${answer.status} ${await answer.text()}`
}

/** The CMS makes previews of its own. Longer ones move the steps in which a page is laid out, which go by its length. */
const comparable = (text: string) =>
  text
    .replaceAll(/data:image\/(?:webp|jpeg);base64,[\w+/]+=*/g, 'data:')
    .replaceAll('<script>document.body.offsetHeight</script>', '')

/** The published pages of a site, some at a time. */
async function fetchPages(site: RunningSite, wanted = paths): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const queue = [...wanted]
  while (queue.length)
    await Promise.all(queue.splice(0, 4).map(async (path) => void found.set(path, comparable(await textAt(site, path)))))
  return found
}

/** The paths whose pages are not as they are from files. */
const differing = (found: ReadonlyMap<string, string>) =>
  [...found].filter(([path, text]) => text !== pages.get(path)).map(([path]) => path)

/** Changes a question, and notifies the site as the CMS does. */
async function publish(site: RunningSite, text: string): Promise<void> {
  const file = join(folder, 'content', question)
  const record = JSON.parse(await readFile(file, 'utf8')) as { ctFaqQuestion: Record<string, string> }
  await writeFile(file, JSON.stringify({ ...record, ctFaqQuestion: { ...record.ctFaqQuestion, en: text } }))
  for (const payload of await standIn.reload()) {
    const body = JSON.stringify(payload)
    const { status } = await fetch(`${site.url}/api/webhooks/datocms`, {
      method: 'POST',
      body,
      headers: { 'X-Webhook-Secret': secret },
    })
    expect(status).toBe(202)
  }
}
const shows = (site: RunningSite, text: string, timeout: number, path = '/api/faq') =>
  expect.poll(async () => (await textAt(site, path)).includes(text), { timeout, intervals: [100], message: text }).toBe(true)

const statusAt = async (site: RunningSite, path: string) => {
  const { status, headers } = await fetch(site.url + path)
  return [status, headers.get('retry-after')]
}

test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = await mkdtemp(join(tmpdir(), 'cms-'))
  for (const part of ['records', 'assets']) await cp(join(demoContent, part), join(folder, 'content', part), { recursive: true })
  // The CMS has a time of the last change for every record; this one has none.
  const untimed = join(folder, 'content/records/download/loden-catalogue.json')
  const record = JSON.parse(await readFile(untimed, 'utf8')) as object
  await writeFile(untimed, JSON.stringify({ ...record, _updatedAt: '2026-01-01T00:00:00+01:00' }))
  const list = join(folder, 'content/assets/assets.json')
  const assets = JSON.parse(await readFile(list, 'utf8')) as Record<string, object>
  await writeFile(list, JSON.stringify({ ...assets, 'of-the-brand': assets['home'] }))
  standIn = await startStandIn({ folder: join(folder, 'content'), token, perSecond: 1_000 })
  const files = await startSite({ CONTENT_DIR: join(folder, 'content'), DATA_DIR: join(folder, 'files'), BASE_URL })
  // The question of the page of questions is edited below.
  paths = (await publishedPaths(files.url)).filter((path) => !path.endsWith('/faq'))
  pages = await fetchPages(files)
  some = paths.filter((_, index) => index % 10 === 0)
  await files.stop()
  // Keeps the content, from which the site starts when the CMS is dead.
  await (await startSite(settings('same'))).stop('SIGTERM')
})
test.afterAll(async () => {
  await standIn?.close()
  await rm(folder, { recursive: true, force: true })
})

test('every page is the same from the CMS as from files, byte for byte (GEN-02, DRV-08)', async () => {
  const site = await startSite(settings('same'))
  try {
    expect(pages.size).toBeGreaterThan(500)
    expect(differing(await fetchPages(site))).toEqual([])
  } finally {
    await site.stop()
  }
})

test('an editor is led from each block to its place in the CMS, and nobody else is told of one (PAGE-31, PAGE-32)', async ({
  page,
}) => {
  const draft = join(folder, 'content/records/page/about.draft.json')
  const about = JSON.parse(await readFile(join(folder, 'content/records/page/about.json'), 'utf8')) as { ctPageBody: object[] }
  const first = { type: 'cb_text', cbTextHtml: '<p>UNPUBLISHED words</p>' }
  await writeFile(draft, JSON.stringify({ ...about, ctPageBody: [first, ...about.ctPageBody] }))
  await standIn.reload()
  const editor = 'https://project.admin.example'
  const site = await startSite({ ...settings('same'), PREVIEW_SECRET: 'quite-a-long-secret', DATOCMS_EDITING_URL: editor })
  try {
    await page.goto(`${site.url}/about?preview=quite-a-long-secret`)
    const form = `${editor}/editor/item_types/type-page/items/about/edit`
    const bar = page.getByRole('complementary', { name: 'Preview' })
    await expect(bar.getByRole('link', { name: /^Edit: / }).first()).toHaveAttribute('href', form)
    const places = page.locator('[data-block-id] .block-place')
    await expect(places).toHaveCount(about.ctPageBody.length + 1)
    const links = await places.getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links).toEqual(Array.from({ length: about.ctPageBody.length + 1 }, (_, i) => `${form}#fieldPath=ct_page_body.en.${i}`))

    const link = page.getByRole('link', { name: 'Edit: Text', exact: true }).first()
    await page.getByText('UNPUBLISHED words').hover()
    await expect(link).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
    await expect(link).toHaveCSS('opacity', '0')
    await link.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
    await expect(link).toHaveCSS('opacity', '1')
    await bar.getByText('Drafts: 1').click()
    await expect(bar.locator('li').getByRole('link').last()).toHaveAttribute('href', form)
    expect(await axeFaults(page)).toEqual([])

    expect(differing(await fetchPages(site))).toEqual([])
    for (const path of ['/api/pages?slug=about', '/api/faq', '/api/families', '/sitemap-en.xml', '/about'])
      expect(await textAt(site, path), path).not.toMatch(/admin\.example|UNPUBLISHED/)
  } finally {
    await site.stop()
    await rm(draft)
    await standIn.reload()
  }
})

test('with IMAGE_HOST pictures come from the image service of the CMS, in their sizes, and only from there (IMG-08, SEO-02)', async ({
  page,
}) => {
  const { origin } = new URL(standIn.endpoint)
  const site = await startSite({ ...settings('images'), IMAGE_HOST: origin })
  const messages = listen(page)
  try {
    const answer = await page.goto(`${site.url}/about`)
    expect(answer!.headers()['content-security-policy']).toContain(`; img-src 'self' data: ${origin}; `)
    const pictures = await page.locator('main img').evaluateAll((all) =>
      Promise.all(
        (all as HTMLImageElement[]).map(async (image) => {
          image.loading = 'eager'
          await image.decode()
          // Where the browser may choose among crops, those of its choice.
          const sized =
            [...image.parentElement!.querySelectorAll('source')].find(({ media }) => matchMedia(media).matches) ?? image
          const declaredRatio = Number(sized.getAttribute('width')) / Number(sized.getAttribute('height'))
          const isAsTold = Math.abs(image.naturalWidth / image.naturalHeight / declaredRatio - 1) < 0.02
          return { origin: new URL(image.currentSrc).origin, isAsTold, src: image.src }
        }),
      ),
    )
    expect(pictures.length).toBeGreaterThan(3)
    expect(new Set(pictures.map((picture) => picture.origin))).toEqual(new Set([origin]))
    expect(pictures.filter(({ src, isAsTold }) => !isAsTold || !src.endsWith('&auto=format'))).toEqual([])
    expect(messages).toEqual([])
    // The site itself serves pictures that no record names, such as those of the brand.
    expect((await statusAt(site, '/api/images/of-the-brand?w=1200&h=630&fit=crop'))[0]).toBe(200)
    const [, preview] = /<meta property="og:image" content="https:\/\/www.loden.example([^"]+)"/.exec(
      await textAt(site, '/search'),
    )!
    expect((await statusAt(site, preview!.replaceAll('&amp;', '&')))[0]).toBe(200)
  } finally {
    await site.stop()
  }
})

test('the development server shows what the CMS has, and what is published there (DRV-08)', async ({ page }) => {
  const site = await startSite(
    { ...settings('dev'), NODE_ENV: 'development' },
    { command: [process.execPath, '--conditions=@brand/source'], script: 'site/server/dev.ts' },
  )
  try {
    await page.goto(`${site.url}/faq`)
    await publish(site, 'In development?')
    await expect(page.getByText('In development?')).toBeVisible()
  } finally {
    await site.stop()
  }
})

test('what is published shows within a second of the webhook (RELIABILITY 7)', async () => {
  const site = await startSite(settings('same'))
  try {
    await publish(site, 'Before?')
    await shows(site, 'Before?', 5_000, '/faq')
    await publish(site, 'Within a second?')
    await shows(site, 'Within a second?', 1_000, '/faq')
  } finally {
    await site.stop()
  }
})

test('a CMS that fails in mid-run is not noticed, and what was missed shows within 5 s (RELIABILITY 6)', async () => {
  test.setTimeout(600_000)
  const site = await startSite(settings('same'))
  try {
    for (const fault of faults) {
      await standIn.fail(fault)
      await publish(site, `After ${fault}?`)
      await expect.poll(() => statusAt(site, '/inspiration/not-there'), { message: fault }).toEqual([503, '2'])
      expect(await statusAt(site, '/not-there')).toEqual([404, null])
      const isAnswer = ['graphql-errors', 'cut-json', 'null'].includes(fault)
      const problem = isAnswer ? 'the CMS sends invalid responses' : 'the CMS does not respond'
      await expect.poll(() => textAt(site, '/readyz'), { message: fault }).toBe(`200 ready: ${problem}\n`)
      expect(differing(await fetchPages(site)), fault).toEqual([])
      await standIn.fail(undefined)
      await shows(site, `After ${fault}?`, 5_000)
      expect(await statusAt(site, '/inspiration/not-there')).toEqual([404, null])
    }
  } finally {
    await site.stop()
  }
})

test('a CMS that fails at start is not noticed where content was kept (RELIABILITY 6)', async () => {
  test.setTimeout(600_000)
  for (const fault of faults) {
    await standIn.fail(fault)
    const site = await startSite(settings('same'))
    try {
      expect(differing(await fetchPages(site, some)), fault).toEqual([])
      await publish(site, `Started with ${fault}?`)
      await standIn.fail(undefined)
      await shows(site, `Started with ${fault}?`, 5_000)
    } finally {
      await site.stop()
    }
  }
})

test('without kept content a dead CMS is a 503 until it answers (RELIABILITY 6)', async () => {
  for (const fault of ['refused', 'hang'] as const satisfies Fault[]) {
    await standIn.fail(fault)
    const site = await startSite(settings(`nothing-${fault}`), { until: '/healthz' })
    try {
      for (const path of ['/', '/nl/faq', '/api/faq', '/readyz']) expect((await statusAt(site, path))[0], path).toBe(503)
      expect(await statusAt(site, '/')).toEqual([503, '2'])
      await standIn.fail(undefined)
      await expect.poll(async () => (await statusAt(site, '/nl'))[0], { timeout: 5_000 }).toBe(200)
    } finally {
      await site.stop()
    }
  }
})

test('two hundred first requests for a page load the content once (RELIABILITY 8)', async () => {
  const before = standIn.queries
  const first = await startSite(settings('count'))
  await first.stop()
  const once = standIn.queries - before
  const site = await startSite(settings('cold'))
  try {
    const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await statusAt(site, '/acoustic-solutions'))[0]))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(standIn.queries - before - once).toBe(once)
  } finally {
    await site.stop()
  }
})
