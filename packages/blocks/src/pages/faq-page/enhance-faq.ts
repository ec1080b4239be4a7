import { keepInAddress } from '../../elements/dom/keep-in-address.ts'
import { createEnhance } from '../../enhance.ts'
import { interpolate, plural } from '../../i18n/format.ts'
import type { FaqPageMessages } from './FaqPage.messages.ts'
import { markHtml, unmarked } from './mark-html.ts'

/**
 * Filters the questions of a `[data-enhance="faq"]` while one types, as the server does for a sent keyword.
 * @requirement FAQ-04
 */
export const enhanceFaq = createEnhance((page, signal) => {
  const input = page.querySelector('input')!
  const status = page.querySelector('output')!
  const list = page.querySelector<HTMLElement>('[data-part="faq-page-list"]')!
  const { count, empty, locale } = JSON.parse(page.dataset.messages!) as Pick<FaqPageMessages, 'count' | 'empty' | 'locale'>
  const items = Array.from(list.querySelectorAll('details'), (details) => {
    const texts = [...details.querySelectorAll('[data-part="faq-page-question"], [data-part="rich-text"]')]
    return { details, texts, htmls: texts.map(({ innerHTML }) => unmarked(innerHTML)) }
  })

  function filter() {
    let found = 0
    for (const { details, texts, htmls } of items) {
      const [inQuestion, inAnswer] = texts.map((element, i) => {
        const marked = markHtml(htmls[i]!, input.value)
        if (element.innerHTML !== marked.html) element.innerHTML = marked.html
        return marked.found
      })
      details.hidden = !inQuestion && !inAnswer
      details.open = !inQuestion && !!inAnswer
      if (!details.hidden) found++
    }
    list.hidden = !found
    status.toggleAttribute('data-empty', !found)
    status.textContent = found ? interpolate(plural(count, found, locale), { n: found }) : empty
  }
  input.addEventListener('input', filter, { signal })
  keepInAddress(input, signal)
  // Typed before the script ran, or restored by the browser.
  if (input.value !== input.defaultValue) filter()
})

export { enhanceFaq as default }
