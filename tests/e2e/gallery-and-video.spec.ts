import type { Page } from '@playwright/test'
import { allLoaded, expect, listen, locales, production, test, withPictures } from './support.ts'

test.use(withPictures)

const gallery = (hash = '') => `${production()}/visit-us${hash}`
const workshop = () => `${production()}/about/workshop`
const blocks = () => `${production()}/blocks`

const tile = (page: Page, name: RegExp) => page.locator('[data-part="image-gallery"]').getByRole('link', { name })
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Images' })
const shown = (page: Page) => lightbox(page).getByRole('img')

/** Every request of a page that leaves the site. */
function foreignRequests(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== new URL(production()).origin) found.push(url.href)
  })
  return found
}

test('by keyboard a tile opens its picture, arrows go round, and Escape gives address and focus back (BLK-image_gallery-02, BLK-image_gallery-03)', async ({
  page,
}) => {
  const messages = listen(page)
  await page.goto(gallery())
  await expect(page.locator('[data-part="image-gallery-tiles"] img')).toHaveCount(5)
  await tile(page, /sand-coloured wall/).focus()
  await page.keyboard.press('Enter')
  await expect(shown(page)).toHaveAttribute('alt', /sand-coloured wall/)
  await expect(page).toHaveURL(gallery('#room-2'))
  await expect(lightbox(page)).toContainText('Cologne')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(shown(page)).toHaveAttribute('alt', /cobalt blue arch/)
  await expect(lightbox(page).locator('[aria-live]')).toContainText('Image 6 of 6')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(gallery('#room-1'))
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL(gallery())
  await expect(tile(page, /sand-coloured wall/)).toBeFocused()
  expect(messages).toEqual([])
})

test('an address opens its picture, one that is not on the page too; going back closes a picture (BLK-image_gallery-02)', async ({
  page,
}) => {
  await page.goto(gallery('#room-6'))
  await expect(shown(page)).toHaveAttribute('alt', /cobalt blue arch/)
  await lightbox(page).getByRole('button', { name: 'Close images' }).click()
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL(gallery())
  const more = page.getByRole('link', { name: 'More images' })
  await expect(more).toBeFocused()
  await more.click()
  await expect(page).toHaveURL(gallery('#room-6'))
  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL(gallery())
})

test('by keyboard the film plays in its place, with controls and captions, and takes the focus (BLK-video_player-01, BLK-video_player-02)', async ({
  page,
}) => {
  const [messages, foreign] = [listen(page), foreignRequests(page)]
  await page.goto(workshop())
  const still = page.locator('[data-part="video-player-frame"]')
  await expect(page.locator('main video')).toHaveCount(0)
  const play = page.getByRole('link', { name: 'Play video (Five rooms, turned down)' })
  await play.focus()
  const before = await still.boundingBox()
  await page.keyboard.press('Enter')
  const film = page.locator('main video')
  await expect(film).toBeFocused()
  await expect(film).toHaveAttribute('controls')
  expect(await still.boundingBox()).toEqual(before)
  await expect(film.locator('track')).toHaveCount(locales.length)
  const captions = await page.request.get(`${production()}/media/film-fr.vtt`)
  expect(captions.headers()['content-type']).toBe('text/vtt; charset=utf-8')
  expect([messages, foreign]).toEqual([[], []])
})

test('a film of a provider asks nothing of its host before a click, then only of the one without cookies (BLK-video_player-01)', async ({
  page,
}) => {
  const foreign = foreignRequests(page)
  // The demo content has none: the record of its film becomes one of YouTube.
  await page.route(blocks(), async (route) => {
    const response = await route.fetch()
    const film = /\{"provider":"file","id":"\/media\/film.mp4","href":"\/media\/film.mp4"/g
    const body = (await response.text())
      .replaceAll(film, '{"provider":"youtube","id":"quiet-hall","href":"/media/film.mp4"')
      .replace('>Play video<', '>Play video from YouTube<')
    await route.fulfill({ response, body })
  })
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '<title>player</title>' }))
  await page.goto(blocks())
  const facade = page.locator('[data-part="video-player-facade"]')
  await facade.scrollIntoViewIfNeeded()
  await facade.hover()
  await allLoaded(page)
  expect(foreign).toEqual([])
  await facade.click()
  await expect(page.locator('iframe[data-part="video-player-player"]')).toBeFocused()
  await expect.poll(() => foreign).toEqual(['https://www.youtube-nocookie.com/embed/quiet-hall?autoplay=1&rel=0'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tiles lead to large pictures, "More images" to the others on the page, the still to the film', async ({ page }) => {
    await page.goto(gallery())
    const links = page.locator('[data-part="image-gallery-tile"]')
    await expect(links.locator('visible=true')).toHaveCount(5)
    await expect(page.getByText('Cologne', { exact: true }).last()).toBeVisible()
    await page.getByRole('link', { name: 'More images' }).click()
    await expect(links.locator('visible=true')).toHaveCount(await links.count())
    expect(await links.count()).toBeGreaterThan(5)
    const large = await page.request.get(new URL((await links.last().getAttribute('href'))!, production()).href)
    expect([large.status(), large.headers()['content-type']?.split('/')[0]]).toEqual([200, 'image'])
    await page.goto(workshop())
    await expect(page.getByRole('link', { name: 'Play video (Five rooms' })).toHaveAttribute('href', '/media/film.mp4')
  })
})

test('search engines get the film as a VideoObject', async ({ page }) => {
  await page.goto(workshop())
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = texts.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'VideoObject')
  expect(data).toMatchObject({ name: 'Five rooms, turned down', uploadDate: '2026-09-04' })
  expect(new URL(data.contentUrl).pathname).toBe('/media/film.mp4')
  expect((await page.request.get(data.thumbnailUrl.replace(new URL(data.thumbnailUrl).origin, production()))).status()).toBe(200)
})
