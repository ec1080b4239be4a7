import { expect, test, type Page } from '@playwright/test'
import { pageKinds } from '../../tests/e2e/page-kinds.ts'
import { listPaths } from './pages.ts'

const widths = [390, 768, 1024, 1440, 1920]
/** Most pixels of the screen for one of the file. */
const maxEnlarged = 1.2
/** That of parts whose picture is as high as the text beside it. */
const maxBesideText: Record<string, number> = {
  'call-to-action-hero-media': 1.3,
  'image-text-media': 1.4,
  'in-depth-info-media': 1.5,
}
/** Parts whose smallest file a requirement sets: IMG-04, BLK-image_grid-03, BLK-image_gallery-04, BLK-designer_carousel-02, BLK-model_list-03. */
const pinned =
  /^(product-card|compare-page|award-overview-timeline|image-grid|image-gallery|designer-carousel|quote-portrait|product-colors|model-list|calculator-swatch)/

/** Parts that show what they name, wherever else it is shown: other records, felts, persons, versions, principles. */
const naming =
  '[data-part$="-card"], [data-part$="-swatch"], [data-part$="-portrait"], [data-part="model-list-media"], [data-part="product-figures-media"]'

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
// A picture that fails would have the size of its text.
const fakePictures = (page: Page) =>
  page.route(/\/api\/images\/|\.(mp4|webm)$/, (route) => route.fulfill({ contentType: 'image/gif', body: pixel }))

/** Every picture of the page that the image service cuts: its part, its file, and pixels of the screen for one of the file. */
async function measurePictures() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
  for (const picture of pictures) picture.loading = 'eager'
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
  return pictures.flatMap((picture) => {
    const { width, height } = picture.getBoundingClientRect()
    const { pathname, searchParams } = new URL(picture.currentSrc || location.href)
    const [w, h] = [Number(searchParams.get('w')), Number(searchParams.get('h'))]
    if (!width || !w) return []
    const ratio = h ? w / h : picture.width / picture.height
    const shown = getComputedStyle(picture).objectFit === 'cover' ? Math.max(width, height * ratio) : width
    const part = picture.closest('[data-part]:not([data-part^="picture"])')?.getAttribute('data-part') ?? ''
    return [{ part, file: pathname.split('/')[3], enlarged: shown / w }]
  })
}

test('no picture is enlarged by more than a fifth, nor twice as large as it is shown', async ({ page }) => {
  await fakePictures(page)
  const found: string[] = []
  let pictures = 0
  for (const path of Object.values(pageKinds).flat()) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(process.env.LOOK_URL! + path, { waitUntil: 'domcontentloaded' })
      for (const { part, file, enlarged } of await page.evaluate(measurePictures)) {
        pictures++
        if (enlarged > (maxBesideText[part] ?? maxEnlarged) || (enlarged < 0.5 && !pinned.test(part)))
          found.push(`${path} at ${width}: ${part} ${file} ${enlarged.toFixed(2)}`)
      }
    }
  }
  console.log([`${pictures} pictures.`, ...found].join('\n'))
  expect(pictures).toBeGreaterThan(500)
  expect(found).toEqual([])
})

test('the page of a product shows no file twice', async ({ page }) => {
  await fakePictures(page)
  const twice: string[] = []
  let pictures = 0
  for (const path of (await listPaths('en')).filter((each) => /^\/acoustic-solutions\/[^/]+$/.test(each))) {
    await page.goto(process.env.LOOK_URL! + path, { waitUntil: 'domcontentloaded' })
    const files = await page
      .locator(`main img:not(:is(${naming}) *)`)
      .evaluateAll((all) => all.map((each) => new URL((each as HTMLImageElement).src).pathname))
    pictures += files.length
    twice.push(...new Set(files.filter((file, i) => files.indexOf(file) < i).map((file) => `${path} ${file}`)))
  }
  console.log([`${pictures} pictures. Shown twice: ${twice.length}.`, ...twice].join('\n'))
  expect(pictures).toBeGreaterThan(50)
  expect(twice).toEqual([])
})
