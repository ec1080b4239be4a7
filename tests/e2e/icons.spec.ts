import sharp from 'sharp'
import { expect, homeOf, locales, test } from './support.ts'

test('every language has a manifest whose icons are what it says', async ({ page, request }) => {
  for (const locale of locales) {
    await page.goto(homeOf(locale))
    const address = (await page.locator('link[rel=manifest]').getAttribute('href'))!
    const answer = await request.get(address)
    expect([answer.status(), answer.headers()['content-type']], address).toEqual([200, 'application/manifest+json'])
    const { start_url, lang, icons } = await answer.json()
    expect([start_url, lang]).toEqual([homeOf(locale), locale])
    for (const { src, sizes, type } of icons) {
      const icon = await request.get(src)
      expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type])
      const { width, height } = await sharp(await icon.body()).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  }
})

test('browsers and phones find an icon where they look for it', async ({ page, request }) => {
  await page.goto('/about')
  const links = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  expect(links).toEqual(['/favicon.ico', expect.stringMatching(/\.svg$/), '/apple-touch-icon.png'])
  for (const link of links) {
    const icon = await request.get(link)
    expect([icon.status(), icon.headers()['content-type']], link).toEqual([200, expect.stringMatching(/^image\//)])
    expect(icon.headers()['cache-control'], link).toContain('public, max-age=')
  }
  const ico = await (await request.get('/favicon.ico')).body()
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3])
  const offset = ico.readUInt32LE(6 + 16 * 2 + 12)
  expect((await sharp(ico.subarray(offset)).metadata()).width).toBe(48)
})
