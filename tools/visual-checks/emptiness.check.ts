import { expect, test } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { locales, listPaths } from './pages.ts'

/** Most rows of a page whose right third may be empty. */
const maxShare = 0.25
/** Shorter pages, such as those whose main block is not built yet, are a title and a few lines: printed, not judged. In pixels. */
const judgedFrom = 1800
/** Rows between lines and paragraphs of a text are no emptiness: up to this many, an empty run does not count. */
const textGap = 40
/** The space between two sections of a page: as wide as the page, it is no emptiness. A longer run counts. */
const sectionGap = 240
/** Differences up to this are the noise of one colour. */
const noise = 8

const stripes = 'repeating-linear-gradient(90deg, #000 0 8px, #fff 8px 16px)'
/** The contact button follows the screen and stands in a picture of the whole page only by chance. */
const hidden = `[data-part='contact-button'] { display: none !important; }`

/** Pictures, and surfaces that hold text, become striped, so that calm parts of them are not taken for emptiness. */
const mark = (main: HTMLElement, background: string) => {
  const isMarked = (element: HTMLElement) =>
    element.matches('img, video, iframe, input, select, textarea') ||
    (element.textContent.trim() && !/^rgba\(0, 0, 0, 0\)$/.test(getComputedStyle(element).backgroundColor))
  // Sticky elements are stretched to the full height of their column.
  for (const element of main.querySelectorAll<HTMLElement>('*'))
    if (getComputedStyle(element).position === 'sticky')
      Object.assign(element.style, { position: 'static', alignSelf: 'stretch', blockSize: '100%', background })
  for (const element of [...main.querySelectorAll<HTMLElement>('*')].filter(isMarked)) {
    element.style.background = background
    element.style.objectPosition = '-99999px 0'
  }
}

/** Rows of a part of a picture that show one colour only, in runs of the lengths that count. */
async function emptyRows(part: Sharp, isRun: (length: number) => boolean): Promise<number> {
  const { data, info } = await part.greyscale().raw().toBuffer({ resolveWithObject: true })
  const isEmpty = (row: number) => {
    const pixels = data.subarray(row * info.width, (row + 1) * info.width)
    return pixels.every((pixel) => Math.abs(pixel - pixels[0]!) <= noise)
  }
  let [empty, run] = [0, 0]
  for (let row = 0; row <= info.height; row++) {
    if (row < info.height && isEmpty(row)) run++
    else {
      if (isRun(run)) empty += run
      run = 0
    }
  }
  return empty
}

/** Share of the rows of a picture whose right third shows nothing while there is something beside it. */
async function halfEmpty(png: Buffer): Promise<{ share: number; height: number }> {
  const { width = 0, height = 0 } = await sharp(png).metadata()
  const left = Math.round((width * 2) / 3)
  const third = await emptyRows(sharp(png).extract({ left, top: 0, width: width - left, height }), (run) => run > textGap)
  const between = await emptyRows(sharp(png), (run) => run > textGap && run <= sectionGap)
  return { share: (third - between) / height, height }
}

// The styles that mark are not the site's.
test.use({ bypassCSP: true })

const site = () => process.env.LOOK_URL!

for (const locale of locales) {
  test(`no page stands half empty between bar and footer: ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    const pages: { path: string; share: number; height: number }[] = []
    for (const path of await listPaths(locale)) {
      await page.goto(site() + path, { waitUntil: 'domcontentloaded' })
      await page.addStyleTag({ content: hidden })
      await page.evaluate(() => document.fonts.ready)
      await page.getByRole('main').evaluate(mark, stripes)
      pages.push({ path, ...(await halfEmpty(await page.getByRole('main').screenshot())) })
    }
    const lines = pages.map(({ path, share, height }) => `${Math.round(share * 100)} %  ${height} px  ${path}`)
    console.log(lines.join('\n'))
    const judged = lines.filter((_, i) => pages[i]!.height >= judgedFrom)
    expect(judged.length).toBeGreaterThan(5)
    expect(judged.filter((line) => parseInt(line) > maxShare * 100)).toEqual([])
  })
}
