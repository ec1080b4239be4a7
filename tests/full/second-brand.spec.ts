import { execFile } from 'node:child_process'
import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { root } from '../../scripts/run.ts'
import { startCommand, type Command } from '../commands/command.ts'
import { copyRepository, type Copy } from '../commands/copy.ts'
import { publishedPaths } from '../e2e/published-paths.ts'
import { freePort } from '../e2e/server.ts'
import { axeFaults, expect, homeOf, listen, locales, test, withPictures } from '../e2e/support.ts'
import { addressesIn } from './addresses-in.ts'

/** A brand that is not ours, as docs/ADD-A-BRAND.md describes one: its folder for the site, and its content. */
const second = join(root, 'tests/second-brand')
const content = join(second, 'content')

/** The site of this repository, unchanged but for the folder that a brand replaces. */
let copy: Copy
let site: Command
let url: string

// It builds the site, and checks its types.
test.describe.configure({ mode: 'serial', timeout: 600_000 })
test.use(withPictures)

test.beforeAll(async () => {
  copy = await copyRepository('second-brand')
  const brand = join(copy.path, 'site/brand')
  await rm(brand, { recursive: true })
  await cp(join(second, 'brand'), brand, { recursive: true })
  const port = await freePort()
  url = `http://localhost:${port}`
  site = startCommand(copy.path, 'start', { env: { PORT: String(port), CONTENT_DIR: content, RENDER_AHEAD: 'false' } })
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect
    .poll(
      () => {
        if (site.code() !== undefined) throw new Error(`The site has ended:\n${site.output()}`)
        return isReady()
      },
      { timeout: 240_000, intervals: [250] },
    )
    .toBe(true)
})

test.afterAll(async () => {
  await site?.stop()
  await copy?.remove()
})

/** Words of Loden only: its name, its material, its towns, its products, its font. */
const foreignWords =
  /(?<![\p{L}\d])(?:loden|felts?|wool(?:len)?|vilt\p{L}*|wol(?:len)?|filz\p{L}*|woll(?:e|en)|feutr\p{L}*|laine|feltr\p{L}*|lana|kortrijk|courtrai|k[öo]ln|cologne|keulen|colonia|sh['’]office|Ready2Go|murmel|kanteel|fluister|archivo)(?![\p{L}\d])/giu
// `ready2go` is the name of a kind of record.
const wordsIn = (text: string) => new Set((text.match(foreignWords) ?? []).filter((word) => word !== 'ready2go'))

interface Answer {
  address: string
  status: number
  type: string
  body: string
}

/** A path in every language. */
const inEach = (path: string) => locales.map((locale) => homeOf(locale).replace(/\/$/, '') + path)

/** Everything that the site serves by its sitemaps, its links, and addresses that nothing links to. */
async function crawl(): Promise<Answer[]> {
  const unlinked = [
    '/manifest.webmanifest',
    '/search',
    '/search?keyword=raat',
    '/compare?families=raat',
    '/inspiration/rss.xml',
  ].flatMap(inEach)
  const calls = locales.map((locale) => `/api/general?locale=${locale}`)
  const paths = [...(await publishedPaths(url)), ...unlinked, ...calls, '/robots.txt', '/favicon.ico', '/sitemap.xml']
  const queue = paths.map((path) => new URL(path, url))
  const seen = new Set<string>()
  const answers: Answer[] = []
  for (let next = queue.shift(); next; next = queue.shift()) {
    const address = next.pathname + next.search
    if (seen.has(address)) continue
    seen.add(address)
    const answer = await fetch(next)
    const type = answer.headers.get('content-type') ?? ''
    const body = await answer.text()
    answers.push({ address, status: answer.status, type, body: /text|json|xml|javascript/.test(type) ? body : '' })
    if (type.startsWith('text/html')) queue.push(...addressesIn(body, next))
  }
  return answers
}

/**
 * Fetches missing pages in each language: an unknown address, and lists without any content. The requests are sequential, since
 * few requests of one client may wait (RELIABILITY 33).
 */
async function missingPages(): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const address of ['/nowhere', '/inspiration', '/acoustic-solutions/types/ready2go'].flatMap(inEach)) {
    const answer = await fetch(url + address)
    answers.push({ address, status: answer.status, type: 'text/html', body: await answer.text() })
  }
  return answers
}

/** Colours written in a text, in the browser's own spelling. */
async function coloursIn(page: Page, text: string): Promise<Set<string>> {
  const written = new Set(text.match(/#[\da-f]{3,8}(?![\w-])|rgba?\([\d\s.,%/]+\)/gi))
  const normal = await page.evaluate(
    (all) => all.map((color) => Object.assign(new Option().style, { color }).color).filter(Boolean),
    [...written],
  )
  return new Set(normal)
}

test('its content has no problem, and its folder fits the types of the site (LOC-34)', async () => {
  const check = startCommand(copy.path, 'content:check', { args: [content] })
  expect(await check.ended, check.output()).toBe(0)
  const types = promisify(execFile)(join(copy.path, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], { cwd: copy.path })
  expect(await types.catch(({ stdout }: { stdout: string }) => ({ stdout }))).toMatchObject({ stdout: '' })
})

test('no address is broken, and no answer has a word or a colour of Loden (DRV-09, RT-40, CONTACT-15)', async ({ page }) => {
  const [answers, missing] = [await crawl(), await missingPages()]
  expect(answers.filter(({ status }) => status !== 200).map(({ status, address }) => `${status} ${address}`)).toEqual([])
  expect(missing.filter(({ status }) => status !== 404).map(({ address }) => address)).toEqual([])
  const pages = answers.filter(({ type }) => type.startsWith('text/html'))
  expect(pages.length).toBeGreaterThanOrEqual(locales.length * 8)

  const all = [...answers, ...missing]
  expect(all.flatMap(({ address, body }) => [...wordsIn(body)].map((word) => `${address}: ${word}`))).toEqual([])

  const library = (file: string) => readFile(join(copy.path, 'packages/blocks', file), 'utf8')
  const own = ['dist/themes/tegel.css', 'dist/styles/base.css']
  const ours = await coloursIn(page, (await Promise.all(own.map(library))).join(''))
  const foreign = [...(await coloursIn(page, await library('dist/themes/loden.css')))].filter((colour) => !ours.has(colour))
  expect(foreign.length).toBeGreaterThan(20)
  // The stylesheets are among the answers.
  expect(answers.filter(({ type, body }) => type.startsWith('text/css') && body.includes('#ff8552'))).not.toEqual([])
  const found: string[] = []
  for (const { address, body } of all.filter(({ type }) => !type.includes('javascript'))) {
    const colours = await coloursIn(page, body)
    found.push(...foreign.filter((colour) => colours.has(colour)).map((colour) => `${address}: ${colour}`))
  }
  expect(found).toEqual([])
})

test('every page is quiet in the console; home and product pass axe, in the theme of the brand', async ({ page }) => {
  const messages = listen(page)
  for (const path of await publishedPaths(url)) await page.goto(url + path, { waitUntil: 'load' })
  expect(messages).toEqual([])
  for (const path of [...locales.map(homeOf), ...inEach('/acoustic-solutions/raat')]) {
    await page.goto(url + path)
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'tegel')
    expect(await axeFaults(page), path).toEqual([])
  }
})
