// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { rememberLocale } from './remember-locale.ts'

it('keeps the language of a language link that is followed, and of no other link (LOC-09, OR-03)', () => {
  document.body.innerHTML =
    '<ul data-locales><li><a href="#nl" hreflang="nl">NL<span>Nederlands</span></a></li></ul><a href="#de" hreflang="de">elsewhere</a>'
  const written: string[] = []
  Object.defineProperty(document, 'cookie', {
    set(cookie: string) {
      written.push(cookie)
    },
  })
  rememberLocale(document)
  document.querySelector<HTMLElement>('[hreflang=de]')!.click()
  expect(written).toEqual([])
  document.querySelector<HTMLElement>('span')!.click()
  expect(written).toEqual(['locale=nl; Path=/; Max-Age=31536000; SameSite=Lax'])
})
