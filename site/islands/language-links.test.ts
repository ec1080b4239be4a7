// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { enhanceLanguageLinks } from './language-links.ts'

it('keeps the language of a language link that is followed, and of no other link (LOC-09, OR-03)', () => {
  document.body.innerHTML =
    '<ul data-locales><li><a href="#nl" hreflang="nl">NL<span>Nederlands</span></a></li></ul><a href="#de" hreflang="de">elsewhere</a>'
  const written: string[] = []
  Object.defineProperty(document, 'cookie', {
    set(cookie: string) {
      written.push(cookie)
    },
  })
  enhanceLanguageLinks(document)
  document.querySelector<HTMLElement>('[hreflang=de]')!.click()
  expect(written).toEqual([])
  document.querySelector<HTMLElement>('span')!.click()
  expect(written).toEqual(['locale=nl; Path=/; Max-Age=31536000; SameSite=Lax'])
})

it('leads to the place of the page that is shown (LOC-37)', () => {
  document.body.innerHTML = '<ul data-locales><li><a href="/de/downloads?q=felt#old" hreflang="de">DE</a></li></ul>'
  enhanceLanguageLinks(document)
  const link = document.querySelector('a')!
  link.addEventListener('click', (event) => event.preventDefault())
  const followed = (hash: string) => {
    history.replaceState(null, '', `/downloads${hash}`)
    link.click()
    return link.getAttribute('href')
  }
  expect(followed('#price_lists')).toMatch(/\/de\/downloads\?q=felt#price_lists$/)
  expect(followed('')).toMatch(/\/de\/downloads\?q=felt$/)
})
