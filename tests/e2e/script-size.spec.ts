import { existsSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { pageKinds } from './page-kinds.ts'
import { allLoaded, expect, holdFilms, seeAll, test } from './support.ts'

const limit = 5 * 1024
/** With the rules for pages ahead, which come with the pointer. Nothing more is loaded by coming into view. */
const scrolledLimit = 6 * 1024

test('every kind of page has a limit', () => {
  const kinds = readdirSync('site/pages').filter((name) => existsSync(`site/pages/${name}/+Page.tsx`))
  expect(Object.keys(pageKinds).toSorted()).toEqual(kinds.toSorted())
})

for (const [kind, paths] of Object.entries(pageKinds))
  test(`a page of the kind ${kind} loads at most 5 kB of script before it is used (RELIABILITY 25)`, async ({ page }) => {
    await holdFilms(page)
    for (const path of paths) {
      const sizes: Promise<number>[] = []
      const note = (response: Response) => {
        if (response.request().resourceType() === 'script')
          sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
      }
      const loaded = async () => (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0)
      page.on('response', note)
      await page.goto(path)
      await allLoaded(page)
      const untouched = await loaded()
      test.info().annotations.push({ type: 'script, kB gzip', description: `${path}: ${(untouched / 1024).toFixed(2)}` })
      expect(untouched, path).toBeGreaterThan(2048)
      expect(untouched, path).toBeLessThanOrEqual(limit)
      await seeAll(page)
      page.off('response', note)
      // Scrolling is use of the dealers' page, since it marks the current letter.
      if (kind !== 'dealers') expect(await loaded(), path).toBeLessThanOrEqual(scrolledLimit)
    }
  })
