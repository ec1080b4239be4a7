import { AxeBuilder } from '@axe-core/playwright'
import { createClient } from '@brand/content'
import { homePath as homeOf, locales, type Locale } from '@brand/content/locales'
import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { shellOptions } from '../../scripts/chromium.ts'
import { publishedPaths } from './published-paths.ts'

export { expect, test } from '@playwright/test'
export { homeOf, locales, type Locale }

/** The site as editors see it, and as visitors do. */
export const demo = () => process.env.DEMO_URL!
export const production = () => process.env.PRODUCTION_URL!

/** Published content of the site, from which tests derive what they expect of its pages. */
export const published = createClient((address) => fetch(production() + address))

/** The first page below each path, and all of the first level: pages of one kind are alike. In `npm run test:full` all. */
function sample(paths: readonly string[], home: string): string[] {
  if (process.env.FULL) return [...paths]
  const above = (path: string) => path.slice(0, path.lastIndexOf('/'))
  const first = new Map(paths.toReversed().map((path) => [above(path), path]))
  return paths.filter((path) => above(path) === home.replace(/\/$/, '') || first.get(above(path)) === path)
}

/** Paths of the pages to test in a locale. */
export const listPaths = async (locale: Locale) => sample(await publishedPaths(production(), locale), homeOf(locale))

/** Whether a page is due in a language: in turn each in one of them, in `npm run test:full` in all. `index` counts its pages. */
export const isDue = (index: number, locale: Locale) =>
  Boolean(process.env.FULL) || (index + locales.indexOf(locale)) % locales.length === 0

/** Everything that a browser reports about a page: console, uncaught errors, policy violations. */
export function listen(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  return messages
}

/** For `test.use` at the top of a file whose tests look at pictures, or at what is around them; in others none loads. */
export const withPictures = { launchOptions: shellOptions() }

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Returns the faults that axe finds in a page, outside of third-party elements (`others`). */
export async function axeFaults(page: Page, others: string[] = []): Promise<string[]> {
  // Legacy: in the page itself, not in a second one, which only frames of other origins need. Nobody reads what passed.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
  for (const selector of others) axe.exclude(selector)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`)
}

/** Lists the requests since the page was opened that have neither finished nor failed, as the page records them. Omits films. */
async function openRequests(page: Page): Promise<string[]> {
  const all = await page.requests()
  const navigationIndex = all.findLastIndex((request) => request.isNavigationRequest() && request.frame() === page.mainFrame())
  const come = await page.evaluate(
    () =>
      // A stopped clock has no `performance.getEntries`.
      new Promise<string[]>((go) =>
        new PerformanceObserver((list) => go(list.getEntries().map(({ name }) => name))).observe({
          type: 'resource',
          buffered: true,
        }),
      ),
  )
  const isOpen = (request: Request) => !request.failure() && request.resourceType() !== 'media' && !come.includes(request.url())
  return all
    .slice(navigationIndex + 1)
    .filter(isOpen)
    .map((request) => request.url())
}

/** Waits until all that a page has asked for has come and has run, and nothing more is asked for. */
export async function allLoaded(page: Page): Promise<void> {
  await page.waitForLoadState()
  await expect(async () => {
    // Loaded scripts run before a task of the lowest priority, and may send more requests.
    for (const _ of ['come', 'run']) {
      expect(await openRequests(page)).toEqual([])
      await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))
    }
  }).toPass({ timeout: 60_000 })
}

/** Opens the list of languages in the bar and follows one. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  const list = page.getByRole('banner').locator('details')
  await list.locator('summary').click()
  await list.getByRole('link', { name }).click()
}

/** Colour and lower edge of the bar as it is seen. */
export const measureBar = (page: Page) =>
  page
    .getByRole('banner')
    .locator('> div')
    .first()
    .evaluate((bar) => {
      const { backgroundColor, translate, height } = getComputedStyle(bar, '::before')
      const [, up = '0'] = translate.split(' ')
      return [backgroundColor, Math.round(bar.getBoundingClientRect().top + parseFloat(height) + parseFloat(up))]
    })

/** Opens the search of the bar; its field takes the focus after a moment. */
export async function openSearch(page: Page): Promise<void> {
  await page.locator('[data-search-open]').click()
  await expect(page.locator('[data-search] input')).toBeFocused()
}

/** Points at an element whose script waits for its use, until the script is there. */
export async function use(element: Locator): Promise<void> {
  await expect(async () => {
    await element.dispatchEvent('pointerover')
    await expect(element).toHaveAttribute('data-enhanced', '', { timeout: 500 })
  }).toPass()
}

/** Scrolls to the end and back, so that everything lazy has been in view. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo({ top: y, behavior: 'instant' })
      // A busy browser sometimes stops painting frames while nothing changes.
      await new Promise((go) => {
        requestAnimationFrame(() => requestAnimationFrame(go))
        setTimeout(go, 500)
      })
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await allLoaded(page)
}

/** Lets no film play: beside one the headless browser sometimes stops drawing frames, which the end of a dialog waits for. */
export const holdFilms = (page: Page) =>
  page.route('**/media/**', (route) => (route.request().resourceType() === 'media' ? undefined : route.fallback()))

/** Stops the page's clock, so that timers fire only in `page.clock.runFor`; the page must have `page.clock.install`. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Holds back the answers to some requests until `release` is called; `held` resolves with the first of them. */
export async function hold(page: Page, url: string): Promise<{ held: Promise<void>; release: () => void }> {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(url, async (route) => {
    held.resolve()
    await released.promise
    await route.continue()
  })
  return { held: held.promise, release: released.resolve }
}
