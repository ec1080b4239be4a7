import { watchShifts } from './shifts.ts'
import { allLoaded, demo, expect, listPaths, production, seeAll, test, withPictures } from './support.ts'

test.use(withPictures)

const pictures = (url: URL) => url.pathname.startsWith('/api/images/')

test('on every page the first picture loads first, the others lazily (IMG-06, IMG-05)', async ({ page }) => {
  await page.route(pictures, (route) => route.abort())
  for (const path of await listPaths('en')) {
    await page.goto(path)
    const found = await page.locator('main img').evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => ({
        address: image.getAttribute('src'),
        first: image.loading === 'eager' || image.fetchPriority === 'high',
        complete:
          ['alt', 'width', 'height', 'srcset'].every((name) => image.hasAttribute(name)) &&
          // Candidates of a density need no size.
          image.hasAttribute('sizes') === /\dw\b/.test(image.srcset),
      })),
    )
    expect(
      found.filter(({ complete }) => !complete),
      path,
    ).toEqual([])
    expect(
      found.flatMap(({ first }, i) => (first ? [i] : [])),
      path,
    ).toEqual(found.length && found[0]!.first ? [0] : [])
  }
})

for (const width of [390, 1440]) {
  test(`nothing shifts when pictures load late; a preview is shown until then, at ${width} px (IMG-06)`, async ({ page }) => {
    const shifts = await watchShifts(page)
    await page.setViewportSize({ width, height: 900 })
    const { promise: later, resolve: come } = Promise.withResolvers<void>()
    await page.route(pictures, async (route) => {
      await later
      await route.continue()
    })
    await page.goto(production(), { waitUntil: 'commit' })
    const first = page.locator('main img').first()
    await expect(first).toBeVisible()
    expect(await first.evaluate((image) => getComputedStyle(image).backgroundImage)).toContain('url("data:image/webp;base64,')
    // A late font may move a letter, see layout.spec.ts; here only what pictures move counts.
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
    const [place, before] = [await first.boundingBox(), await shifts()]
    come()
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
    await page.waitForLoadState()
    expect(await first.boundingBox()).toEqual(place)
    expect(await shifts()).toEqual(before)
  })
}

test('a phone’s first view has no picture of more than 120 kB (IMG-06)', async ({ browser }) => {
  for (const deviceScaleFactor of [2, 3]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor })
    const page = await context.newPage()
    const sizes: Record<string, number> = {}
    page.on('response', (response) => {
      if (pictures(new URL(response.url()))) sizes[response.url()] = Number(response.headers()['content-length'])
    })
    await page.goto(production())
    await allLoaded(page)
    // Browsers load pictures below the first view too: how far depends on the browser.
    const seen = await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter((image) => image.getBoundingClientRect().top < innerHeight).map(({ currentSrc }) => currentSrc),
      )
    const loaded = Object.entries(sizes).filter(([url]) => seen.includes(url))
    expect(loaded.length).toBeGreaterThan(0)
    expect(loaded.filter(([, bytes]) => !(bytes < 120_000))).toEqual([])
    await context.close()
  }
})

test('a phone of three times the density loads the pictures of one of twice (IMG-06)', async ({ browser }) => {
  const addresses = async (deviceScaleFactor: number) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor })
    const page = await context.newPage()
    await page.goto(production())
    await seeAll(page)
    const wide = page.locator('[data-part=topic-teaser] img, [data-part=image-text] img')
    const found = await wide.evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc))
    await context.close()
    return found
  }
  const twice = await addresses(2)
  expect(twice.length).toBeGreaterThan(2)
  expect(twice.filter((address) => !/[?&]w=800&/.test(address))).toEqual([])
  expect(await addresses(3)).toEqual(twice)
})

test('pictures have fitting sizes and formats, and can be cached forever (IMG-06)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(production())
  const address = await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(new URL(address).search).toMatch(/^\?w=(480|960)&h=(700|1400)&fit=crop$/)
  const ask = (url: string) => page.request.get(url, { headers: { accept: 'image/avif,image/webp,*/*' } })
  // A server makes AVIF when it has nothing else to do.
  await expect.poll(async () => (await ask(address)).headers()['content-type'], { timeout: 100_000 }).toBe('image/avif')
  expect((await ask(address)).headers()['cache-control']).toContain('immutable')
  const old = await ask(address.replace(/\/[\w-]+\?/, '/old?'))
  expect([old.status(), old.headers()['cache-control']]).toEqual([200, 'public, max-age=60'])
})

test('a film is sent in parts, and only films are served (RELIABILITY 18)', async ({ request }) => {
  const part = await request.get(`${demo()}/media/loop.mp4`, { headers: { range: 'bytes=0-99' } })
  expect([part.status(), part.headers()['content-length'], part.headers()['content-type']]).toEqual([206, '100', 'video/mp4'])
  expect((await request.get(`${demo()}/media/assets.json`)).status()).toBe(404)
})
