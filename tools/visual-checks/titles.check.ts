import { expect, test } from '@playwright/test'
import { brokenWords, narrowTexts } from './broken-words.ts'
import { lonelyWord } from './lonely-word.ts'
import { everyPage, locales, widths, type Locale } from './pages.ts'
import { touchingLetters } from './touching-letters.ts'

/** The size of the page's title: of its step, and of its letters. */
function sizeOfTitle() {
  const title = document.querySelector('main h1')
  const letters = title?.querySelector('[data-part="display-title-word"]') ?? title
  const size = (element: Element) => Math.round(Number.parseFloat(getComputedStyle(element).fontSize))
  return title && letters ? { step: size(title), letters: size(letters) } : undefined
}

/** Shows a moment of the title's motion; answers the words that are wider than the boxes reserved for them. */
function crowded(time: number) {
  const words = [...document.querySelectorAll<HTMLElement>('main h1 [data-part="display-title-letters"]')]
  for (const word of words) {
    word.style.animation = 'none'
    word.getBoundingClientRect()
    word.style.animation = ''
    for (const animation of word.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
  }
  const range = document.createRange()
  return words.flatMap((word) => {
    range.selectNodeContents(word)
    const [ink, box] = [range.getBoundingClientRect(), word.parentElement!.getBoundingClientRect()]
    return ink.right > box.right + 1 || ink.left < box.left - 1 ? [`${word.textContent} at ${time} ms`] : []
  })
}

for (const path of ['/', '/de/', '/about', '/fr/awards', '/it/agents-reps'])
  test(`words of ${path} open in their boxes and never run together`, async ({ browser }) => {
    const page = await browser.newPage({ reducedMotion: 'no-preference', viewport: { width: 1440, height: 900 } })
    await page.goto(process.env.LOOK_URL! + path)
    await page.evaluate(() => document.fonts.ready)
    const widths = () =>
      page.evaluate(() => [...document.querySelectorAll('[data-part="display-title-word"]')].map((box) => box.clientWidth))
    const final = await widths()
    expect(final.length).toBeGreaterThan(1)
    for (const time of [0, 100, 200, 400, 800]) {
      expect(await page.evaluate(crowded, time)).toEqual([])
      expect(await widths(), 'boxes do not change').toEqual(final)
    }
    await page.close()
  })

/** Widths at which each finding occurs, by its page and text. */
type Found = Map<string, Set<number>>
const countFindings = (found: Found) => [...found.values()].reduce((sum, at) => sum + at.size, 0)
const formatLines = (found: Found) => [...found].map(([what, at]) => `  ${what}: ${[...at].join(', ')}`)

test('no word of a title is broken or alone on the last line, no letters of two lines meet, and a page has one size of title in five languages', async ({
  browser,
}) => {
  const broken: Found = new Map()
  const touching: Found = new Map()
  const lonely: Found = new Map()
  const joints = new Set<string>()
  const smaller: string[] = []
  const sizes = new Map<string, Map<Locale, number>>()
  let titles = 0
  const note = (found: Found, what: string, width: number) => found.set(what, (found.get(what) ?? new Set()).add(width))
  const visitAll = (locale: Locale) =>
    everyPage(browser, locale, async ({ page, path, width, record }) => {
      const found = await page.evaluate(brokenWords, narrowTexts.headings)
      for (const word of found.broken) note(broken, `${path} ${word}`, width)
      for (const word of found.joints) joints.add(word)
      for (const letters of await page.evaluate(touchingLetters)) note(touching, `${path} ${letters}`, width)
      const alone = width >= 1200 ? await page.evaluate(lonelyWord) : undefined
      if (alone) note(lonely, `${path} ${alone}`, width)
      const size = await page.evaluate(sizeOfTitle)
      if (!size) return
      titles++
      const at = `${record} at ${width} px`
      sizes.set(at, (sizes.get(at) ?? new Map()).set(locale, size.step))
      if (size.letters < size.step) smaller.push(`${path} at ${width} px: ${size.letters} of ${size.step} px`)
    })
  await Promise.all(locales.map(visitAll))
  const unequal = [...sizes].filter(([, each]) => new Set(each.values()).size > 1)
  console.log(
    [
      `${titles} page titles at ${widths.length} widths.`,
      `Broken inside: ${countFindings(broken)} (${broken.size} words).`,
      ...formatLines(broken),
      `Broken at a joint: ${joints.size} words.`,
      ...[...joints].map((word) => `  ${word}`),
      `Lines that touch: ${countFindings(touching)} (${touching.size} titles).`,
      ...formatLines(touching),
      `Titles from 1200 px on that end in one word: ${countFindings(lonely)} (${lonely.size} titles).`,
      ...formatLines(lonely),
      `Titles with another step in another language: ${unequal.length} of ${sizes.size}.`,
      ...unequal.map(([at, each]) => `  ${at}: ${[...each].map(([locale, size]) => `${locale} ${size}`).join(', ')}`),
      `Set smaller than their step, where the narrowest letters are too wide: ${smaller.length}.`,
      ...smaller.map((each) => `  ${each}`),
    ].join('\n'),
  )
  expect.soft(countFindings(broken), 'words broken inside').toBe(0)
  expect.soft(countFindings(touching), 'titles whose lines touch').toBe(0)
  expect.soft(countFindings(lonely), 'titles that end in one word').toBe(0)
  expect.soft(unequal, 'titles whose step depends on the language').toEqual([])
  // On a phone a word may be longer than the screen; from 768 px on the letters' width absorbs every length.
  expect.soft(smaller.filter((each) => !/ at (320|390) px/.test(each))).toEqual([])
})
