import type { Page } from '@playwright/test'
import { expectUnseen, watchShifts } from './shifts.ts'
import { expect, homeOf, listen, locales, test, withPictures } from './support.ts'

test.use({ ...withPictures, contextOptions: { reducedMotion: 'no-preference' } })

const slider = (page: Page) => page.getByRole('slider', { name: 'Volume', exact: true })
const sound = (page: Page) => page.getByRole('button', { name: 'Hear the hall' })
const letters = (page: Page) => page.getByRole('heading', { level: 1 }).locator('[data-part="display-title-letters"]')

for (const width of [390, 1440])
  test(`the slider turns title and picture down, and nothing else moves, at ${width} px (BLK-home_header-21)`, async ({
    page,
  }) => {
    const messages = listen(page)
    await page.setViewportSize({ width, height: 900 })
    const shifts = await watchShifts(page)
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const layout = () =>
      page
        .locator('main :is(h1, [data-part="display-title-word"], p, a, input, h2)')
        .evaluateAll((all) => all.map((each) => [(each as HTMLElement).offsetTop, (each as HTMLElement).offsetWidth]))
    const weights = () => letters(page).evaluateAll((all) => all.map((word) => Number(getComputedStyle(word).fontWeight)))
    const filter = () => page.locator('[data-part="home-header-media"]').evaluate((media) => getComputedStyle(media).filter)
    const [before, loud] = [await layout(), await weights()]
    expect(await filter()).toBe('none')
    await slider(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '95%')
    const [first, ...others] = await weights()
    expect(first).toBeLessThan(loud[0]!)
    expect(others.at(-1)).toBe(loud.at(-1))
    await page.keyboard.press('Home')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '0%')
    expect(new Set(await weights()).size).toBe(1)
    expect(await filter()).toBe('saturate(0.25) brightness(0.6)')
    expect(await layout()).toEqual(before)
    // By pointer, from where it is to the end.
    const box = (await slider(page).boundingBox())!
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width - 2, box.y + 20, { steps: 4 })
    await page.mouse.up()
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '100%')
    expect(await weights()).toEqual(loud)
    expect(box.height).toBeGreaterThanOrEqual(24)
    expectUnseen(await shifts())
    expect(messages).toEqual([])
  })

test('it turns at once where motion is to be reduced (BLK-home_header-21)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await slider(page).fill('0')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '0%')
  const moving = await page
    .locator('[data-part="home-header"]')
    .evaluate((header) => header.getAnimations({ subtree: true }).length)
  expect(moving).toBe(0)
})

test('a hall is heard once the button is pressed, and not when the page is hidden; nothing but scripts is loaded (BLK-home_header-23, BLK-home_header-24)', async ({
  page,
}) => {
  const messages = listen(page)
  await page.addInitScript(() => {
    const heard: AudioContext[] = []
    const Heard = class extends AudioContext {
      constructor() {
        super()
        heard.push(this)
      }
    }
    Object.assign(window, { heard, AudioContext: Heard })
  })
  const states = () => page.evaluate(() => (window as unknown as { heard: AudioContext[] }).heard.map(({ state }) => state))
  await page.goto('/')
  await slider(page).fill('60')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '60%')
  await expect(page.locator('[data-island="home-header"][data-hydrated]')).toHaveCount(1)
  expect(await states()).toEqual([])
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.resourceType()))
  await sound(page).click()
  await expect(sound(page)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(states).toEqual(['running'])
  expect(loaded.filter((type) => type !== 'media')).toEqual(['script'])
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(states).toEqual(['closed'])
  await expect(sound(page)).toHaveAttribute('aria-pressed', 'false')
  expect(messages).toEqual([])
})

test('at 320 px slider and button keep within the text, in every language (BLK-home_header-21)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const locale of locales) {
    await page.goto(homeOf(locale))
    const measureEdge = (part: string) =>
      page.locator(`[data-part="home-header-${part}"]`).evaluate((element) => element.getBoundingClientRect().right)
    expect(await measureEdge('sound'), locale).toBeLessThanOrEqual(await measureEdge('volume'))
    expect((await page.locator('[data-part="home-header-slider"]').boundingBox())!.width, locale).toBeGreaterThan(60)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('there is no slider and no button, and the header is whole (BLK-home_header-24)', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-part="home-header-slider"]')).toBeHidden()
    await expect(page.locator('[data-part="home-header-sound"]')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turn the room down.')
  })
})
