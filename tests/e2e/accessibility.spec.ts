import { AxeBuilder } from '@axe-core/playwright'
import { expect, homeOf, locales, pathsOf, test } from './support.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Reachable, but in no list. */
const unlisted = { en: 'blocks', nl: 'blokken', de: 'bausteine', fr: 'blocs', it: 'blocchi' }

for (const locale of locales) {
  for (const width of [320, 768, 1440]) {
    test(`${locale}: axe finds nothing at ${width} px (RELIABILITY 24)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const home = homeOf(locale).replace(/\/$/, '')
      for (const path of [...(await pathsOf(locale)), `${home}/${unlisted[locale]}`, `${home}/none`]) {
        await page.goto(path)
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
        expect(
          violations.map(({ id, nodes }) => `${path}: ${id} ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`),
        ).toEqual([])
      }
    })
  }
}

test('axe finds nothing in the open menu and the open player', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('.menu').evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)))
  expect((await new AxeBuilder({ page }).withTags(rules).analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'watch video' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
  expect((await new AxeBuilder({ page }).withTags(rules).analyze()).violations).toEqual([])
})

test('the first tab stop leads past the bar', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})
