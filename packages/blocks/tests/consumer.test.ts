import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launchOptions } from '../../../scripts/chromium.ts'
import { implementedContracts } from '../src/contracts.ts'
import { createApp, exec, type App } from './consumer-app.ts'

let app: App
let browser: Browser

beforeAll(async () => {
  app = await createApp(inject('tarball'))
  browser = await chromium.launch(launchOptions())
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

/** Opens the page and collects the errors and warnings of the browser. */
async function open() {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  // The test has a limit.
  page.setDefaultTimeout(0)
  const complaints: string[] = []
  page.on('console', (message) => message.text().includes('Download the React DevTools') || complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (response) => response.ok() || complaints.push(`${response.status()} ${response.url()}`))
  await page.goto(app.url)
  await page.waitForSelector('html[data-hydrated]')
  return { page, complaints }
}

it('the tarball brings licences, README, reference and manifest, and no sources', async () => {
  const files = await readdir(join(app.folder, 'node_modules/@brand/blocks'), { recursive: true })
  const expected = [
    'README.md',
    'REFERENCE.md',
    'CHANGELOG.md',
    'LICENSE',
    'THIRD-PARTY-NOTICES.md',
    'dist/fonts/OFL-Archivo.txt',
    'dist/manifest.json',
  ]
  expect(files).toEqual(expect.arrayContaining(expected))
  expect(files.filter((file) => file.startsWith('src'))).toEqual([])
})

it('the types hold in a strict application', async () => {
  const output = await exec('tsc', ['-p', app.folder]).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
  expect(output).toBe('')
})

it('every block is in the HTML from the server', () => {
  for (const { type } of implementedContracts) expect(app.html).toMatch(new RegExp(`data-block-type="${type}"[^>]*><`))
})

it('the page hydrates and its player opens and closes, without a message on the console', async () => {
  const { page, complaints } = await open()
  await page.mouse.wheel(0, 20_000)
  await page.waitForLoadState()
  await page.locator('[data-block-type="cb_home_header"] [data-hydrate-trigger]').first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await page.close()
})

it('styles, fonts and grain of the theme arrive', async () => {
  const { page } = await open()
  await page.evaluate(() => document.fonts.ready)
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family),
  )
  expect(loaded).toEqual(expect.arrayContaining(['Loden Text', 'Loden Title']))
  const { backgroundColor, backgroundImage } = await page
    .locator('[data-block-type="cb_quote"] [data-part="quote"]')
    .first()
    .evaluate((element) => getComputedStyle(element))
  expect(backgroundColor).toBe('rgb(184, 164, 227)')
  expect(backgroundImage).toMatch(/felt.*\.webp/)
  await page.close()
})

/** Gives a page the font of its titles under another name: under its own a page that is drawn keeps the fallback. */
const loadOwn = (page: Page) =>
  page.evaluate(async () => {
    const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href! })))
    const { rule, base } = sheets.find(
      ({ rule }) => rule instanceof CSSFontFaceRule && rule.style.fontFamily.includes('Loden Title'),
    )!
    const { style } = rule as CSSFontFaceRule
    const [, file] = /url\("?(.*?)"?\)/.exec(style.getPropertyValue('src'))!
    const own = new FontFace('Own', `url(${new URL(file!, base).href})`, { weight: style.fontWeight, stretch: style.fontStretch })
    document.fonts.add(await own.load())
  })

const width = (page: Page, family: string, use: string) =>
  page.evaluate((style) => {
    const span = document.body.appendChild(document.createElement('span'))
    span.textContent = 'Turn the room down, questions answered'
    span.style.cssText = style
    return span.getBoundingClientRect().width
  }, `position: absolute; white-space: nowrap; font: 64px '${family}'; font-weight: var(--b-${use}-weight); font-stretch: var(--b-${use}-width)`)

it.each(['title-1', 'title-2', 'title-3', 'title-4', 'title-5', 'type-quote'])(
  'text set as %s is as wide in its fallback as in its own letters',
  async (use) => {
    const { page } = await open()
    await loadOwn(page)
    const ratio = (await width(page, 'Loden Title Fallback', use)) / (await width(page, 'Own', use))
    expect(ratio).toBeGreaterThan(0.98)
    expect(ratio).toBeLessThan(1.02)
    await page.close()
  },
)

const custom = (page: Page, selector: string, name: string) =>
  page.locator(selector).evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

it("a brand's own properties at the root reach inverted parts, and its rules outside of layers win", async () => {
  const { page } = await open()
  await page.addStyleTag({
    content: ':root { --b-accent: #00ff00; --b-surface-inverse: #330033; --b-radius-control: 9px } h1 { font-size: 11px }',
  })
  await page.evaluate(() => {
    document.body.innerHTML = '<h1>Title</h1><div data-tone="inverted"><i id="inverted"></i></div>'
  })
  expect(await custom(page, '#inverted', '--b-accent')).toBe('#00ff00')
  expect(await custom(page, '#inverted', '--b-surface')).toBe('#330033')
  expect(await custom(page, '#inverted', '--b-radius-media')).toBe('9px')
  expect(await custom(page, 'h1', 'font-size')).toBe('11px')
  await page.close()
})

it('a theme follows brand, tone and language of the element', async () => {
  const { page } = await open()
  await page.evaluate(() => {
    document.body.innerHTML = `
      <i id="plain"></i>
      <p lang="de"><i id="german"></i><b lang="en"><i id="english-within"></i></b></p>
      <div data-tone="inverted"><i id="inverted"></i></div>
      <div data-brand="wireframe" lang="de"><i id="other"></i><div data-tone="inverted"><i id="other-inverted"></i></div></div>`
  })
  expect(await custom(page, '#plain', '--b-title-1-width')).toBe('125%')
  expect(await custom(page, '#german', '--b-title-1-width')).toBe('104%')
  expect(await custom(page, '#english-within', '--b-title-1-width')).toBe('125%')
  expect(await custom(page, '#other', '--b-type-heading-width')).toBe('100%')
  expect(await custom(page, '#inverted', '--b-surface')).toBe('#16291f')
  expect(await custom(page, '#other', '--b-accent')).toBe('#404040')
  expect(await custom(page, '#other-inverted', '--b-surface')).toBe('#1c1c1c')

  await page.evaluate(() => {
    document.documentElement.dataset['brand'] = 'wireframe'
    document.body.innerHTML =
      '<p lang="de"><i id="other"></i></p><div data-brand="loden"><p lang="de"><i id="german"></i></p></div>'
  })
  expect(await custom(page, '#other', '--b-type-heading-width')).toBe('100%')
  expect(await custom(page, '#german', '--b-title-1-width')).toBe('104%')
  await page.close()
})
