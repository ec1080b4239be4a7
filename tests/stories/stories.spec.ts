import { expect } from '@playwright/test'
import { initialGlobals } from '../../.storybook/initial-globals.ts'
import { settle } from '../../scripts/built-storybook.ts'
import { entries } from './entries.ts'
import { narrow, formatPermutation, listPermutations } from './permutations.ts'
import { isMissing, test, type Studio } from './studio.ts'

/** The elements that make a page scroll sideways. */
const wide = ({ page }: Studio) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= window.innerWidth) return []
    const elements = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > window.innerWidth + 0.5 || left < -0.5)
    })
    const names = elements.slice(0, 5).map((element) => (element.cloneNode() as Element).outerHTML)
    return [`scrolls sideways: ${scrollWidth} px wide on ${window.innerWidth} px\n${names.join('\n')}`]
  })

async function brokenPictures({ page }: Studio): Promise<string[]> {
  const broken = await page.evaluate(() =>
    Array.from(document.images)
      .filter(({ complete, naturalWidth }) => complete && !naturalWidth)
      .map(({ src }) => src),
  )
  return broken.filter((src) => !isMissing(src)).map((src) => `broken picture: ${src}`)
}

/** Requirement ids that a reader sees. */
const ids = async ({ page }: Studio): Promise<string[]> => {
  const lines = (await page.locator('body').innerText()).split('\n')
  return lines.filter((line) => /\b(?:BLK-[a-z_]+|[A-Z]{2,})-\d\d\b/.test(line)).map((line) => `names requirements: ${line}`)
}

/** The element that has taken the focus of a documentation page, which then begins at it. */
const focused = ({ page }: Studio) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement === document.body ? [] : [`takes the focus: ${activeElement?.outerHTML.slice(0, 200)}`]
  })

const setWidth = async ({ page }: Studio, width: number) => page.setViewportSize({ width, height: 640 })

for (const entry of entries)
  test(`${entry.title}: ${entry.name}`, async ({ studio }) => {
    const isPlayed = entry.tags?.includes('play-fn')
    const faults: string[] = []
    await studio.show(entry)
    await settle(studio.page)
    faults.push(...(await studio.takeFaults()), ...(await brokenPictures(studio)))
    if (entry.type === 'docs') {
      await setWidth(studio, narrow)
      await studio.framesPlayed()
      faults.push(...(await wide(studio)), ...(await ids(studio)), ...(await focused(studio)), ...(await studio.takeFaults()))
    } else {
      faults.push(...(await studio.axe('all')))
      for (const permutation of listPermutations(entry.id)) {
        const { globals, width, axe } = permutation
        if (width) await setWidth(studio, width)
        if (!isPlayed) await studio.change({ ...initialGlobals, ...globals })
        await studio.surround(globals)
        const found = [
          ...(width === narrow ? await wide(studio) : []),
          ...(axe ? await studio.axe(axe) : []),
          ...(await studio.takeFaults()),
        ]
        faults.push(...found.map((fault) => `${formatPermutation(permutation)}: ${fault}`))
      }
      if (!isPlayed) await studio.change(initialGlobals)
    }
    await studio.surround({})
    expect(faults.join('\n\n')).toBe('')
  })
