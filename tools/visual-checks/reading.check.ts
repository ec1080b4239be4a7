import { expect, test, type Browser, type Page } from '@playwright/test'
import { brokenWords, narrowTexts } from './broken-words.ts'
import { allLoaded, homeOf } from '../../tests/e2e/support.ts'
import { locales, listPaths, type Locale } from './pages.ts'

type Measure = (page: Page) => Promise<string[]>

/** Shows every page of a language in a window, without its pictures. */
async function eachPage(browser: Browser, locale: Locale, viewport: { width: number; height: number }, measure: Measure) {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport })
  const page = await context.newPage()
  await page.route(/\/api\/images\/|\.(mp4|webm)$/, (route) => route.abort())
  const found: string[] = []
  // Fonts that come late are not used: from now on they are in the cache.
  await page.goto(process.env.LOOK_URL! + homeOf(locale))
  await allLoaded(page)
  for (const path of await listPaths(locale)) {
    await page.goto(process.env.LOOK_URL! + path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.fonts.ready)
    for (const each of await measure(page)) found.push(`${path} ${each}`)
  }
  await context.close()
  return found
}

/** Letters, words and lines as far apart as a visitor may set them (WCAG 1.4.12); answers what leaves the page. */
function leaving() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
  const width = document.documentElement.clientWidth
  if (document.scrollingElement!.scrollWidth <= width) return []
  const wide = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, a, span, td)')]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .slice(0, 2)
    .map((element) => `${element.dataset['part']} "${element.textContent.slice(0, 30)}"`)
  return [`is ${document.scrollingElement!.scrollWidth} px wide: ${wide.join(', ')}`]
}

/** A title that begins under the scrim of the bar. */
function underScrim() {
  const bar = document.querySelector('[data-site-header][data-inverted]')
  const title = document.querySelector('main h1')
  if (!bar || !title) return []
  const scrim = bar.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(bar, '::after').height)
  const { top } = title.getBoundingClientRect()
  return top < scrim - 1 ? [`begins at ${Math.round(top)} px, the scrim ends at ${Math.round(scrim)} px`] : []
}

const phone = { width: 390, height: 844 }
const tablet = { width: 768, height: 1024 }

for (const locale of locales) {
  test(`with text set as wide as WCAG 1.4.12 asks nothing leaves a phone's screen (${locale})`, async ({ browser }) => {
    expect(await eachPage(browser, locale, phone, (page) => page.evaluate(leaving))).toEqual([])
  })

  for (const viewport of [phone, tablet])
    test(`no word is broken inside in the narrow columns of a screen of ${viewport.width} px (${locale})`, async ({
      browser,
    }) => {
      const broken: Measure = async (page) => (await page.evaluate(brokenWords, narrowTexts.cells)).broken
      expect(await eachPage(browser, locale, viewport, broken)).toEqual([])
    })

  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const)
    test(`no title begins under the scrim of the bar at ${width} × ${height} (${locale})`, async ({ browser }) => {
      expect(await eachPage(browser, locale, { width, height }, (page) => page.evaluate(underScrim))).toEqual([])
    })
}
