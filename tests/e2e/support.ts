import type { Page } from '@playwright/test'

export { expect, test } from '@playwright/test'

export const locales = ['en', 'nl', 'de', 'fr', 'it'] as const
export type Locale = (typeof locales)[number]

/** The site as editors see it, and as visitors do. */
export const demo = () => process.env.DEMO_URL!
export const production = () => process.env.PRODUCTION_URL!

export const homeOf = (locale: Locale) => (locale === 'en' ? '/' : `/${locale}`)

/** Paths of a locale's published pages, from the API. */
export async function pathsOf(locale: Locale): Promise<string[]> {
  const slugs = (await (await fetch(`${production()}/api/pages?locale=${locale}`)).json()) as string[]
  const home = homeOf(locale)
  return slugs.map((slug) => (slug === 'home' ? home : `${home.replace(/\/$/, '')}/${slug}`))
}

/** Whatever a browser reports against a page: console, uncaught errors, policy violations. */
export function listen(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  return messages
}

/** Scrolls to the end and back, so that whatever waits for the view has been in it. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((go) => setTimeout(go, 60))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
}
