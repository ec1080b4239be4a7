import type { Page } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.ts'
import { expect, listen, production, test, withPictures } from './support.ts'

test.use({ ...withPictures, contextOptions: { reducedMotion: 'no-preference' } })

/** Notes which parts a page that comes moves by a view transition. */
const watch = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('pagereveal', async ({ viewTransition }: Event & { viewTransition?: { ready: Promise<void> } }) => {
      Object.assign(window, { moved: [] })
      // One that the browser leaves out, as on a busy machine, moves nothing.
      await viewTransition?.ready.catch(() => {})
      const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
      Object.assign(window, { moved: parts.flatMap((part) => /^::view-transition-group\((.*)\)/.exec(part)?.[1] ?? []) })
    }),
  )
const moved = (page: Page) => page.evaluate(() => (window as { moved?: string[] }).moved?.toSorted() ?? [])
const all = ['contact', 'header', 'picture-rib', 'root']
const card = (page: Page) => page.getByRole('link', { name: 'Rib', exact: true }).first()

test('the picture of a card moves to the page of its product, and back to it (GEN-27)', async ({ playwright }) => {
  // The headless shell has no back/forward cache, and Playwright turns it off.
  const browser = await playwright.chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({
    baseURL: production(),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  })
  const messages = listen(page)
  await watch(page)
  for (const act of ['click', 'Enter'])
    // The browser leaves it out where the next page takes more than 4 s.
    await expect(async () => {
      await page.goto('/acoustic-solutions')
      // An attempt before may have left some: this one has ended its transition.
      messages.length = 0
      await (act === 'click' ? card(page).click() : card(page).press(act))
      await page.waitForURL('**/acoustic-solutions/rib')
      await expect.poll(() => moved(page), { timeout: 5000 }).toEqual(all)
      await page.goBack({ waitUntil: 'commit' })
      await expect.poll(() => moved(page), { timeout: 5000 }).toEqual(all)
      await page.goForward({ waitUntil: 'commit' })
      await expect.poll(() => moved(page), { timeout: 5000 }).toEqual(all)
      expect(messages).toEqual([])
    }).toPass({ timeout: 100_000 })
  await browser.close()
})

test('a page that is left another way moves no picture, and no name is there twice (GEN-27)', async ({ page }) => {
  const messages = listen(page)
  await watch(page)
  await page.goto('/acoustic-solutions/rib')
  const names = () =>
    page
      .locator('[data-part="picture-image"]')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).viewTransitionName).filter((name) => name !== 'none'))
  expect(await names()).toEqual(['picture-rib'])
  await page.locator('[data-part="product-card-link"]').first().focus()
  expect(new Set(await names()).size).toBe(2)
  // On a busy machine the browser leaves a transition out, or it has ended before it is looked at.
  await expect(async () => {
    await page.goto('/acoustic-solutions')
    expect(await names()).toEqual([])
    await page.getByRole('banner').getByRole('link', { name: 'Inspiration' }).click()
    await page.waitForURL('**/inspiration')
    await expect.poll(() => moved(page), { timeout: 5000 }).toEqual(['contact', 'header', 'root'])
  }).toPass({ timeout: 100_000 })
  expect(messages).toEqual([])
})

test('no picture moves where motion is to be reduced (GEN-27)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watch(page)
  await page.goto('/acoustic-solutions')
  await card(page).click()
  await page.waitForURL('**/acoustic-solutions/rib')
  await page.waitForFunction(() => 'moved' in window)
  expect(await moved(page)).toEqual([])
})
