import { keepInAddress } from '../../elements/dom/keep-in-address.ts'
import { enhanceTooltip } from '../../elements/tooltip/enhance-tooltip.ts'
import { createEnhance, enhanceAll } from '../../enhance.ts'
import { folded } from '../../i18n/folded.ts'
import { plural, type PluralMessage } from '../../i18n/format.ts'
import { contactDialog } from './contact-dialog.ts'
import type { DealerPageMessages } from './DealerPage.messages.ts'

/**
 * Distance from the top at which a country is the one that is read, in CSS pixels.
 * @requirement DEALER-09
 */
const readingLine = 170

/**
 * Filters the cards of a `[data-enhance="dealers"]` while one types, as the server does for a sent keyword, and marks the letter
 * that is read. Opens the country of a letter or of a point on the map, and the form for a dealer. Escape closes the name of a
 * point. A button asks the browser for its position.
 * @requirement DEALER-10, DEALER-13, DEALER-15, DEALER-20
 */
export const enhanceDealers = createEnhance((page, signal) => {
  const part = <E extends HTMLElement>(name: string) => page.querySelector<E>(`[data-part="dealer-page-${name}"]`)!
  const input = part<HTMLInputElement>('input')
  const [status, here] = [part('status'), part<HTMLButtonElement>('here')]
  const messages = JSON.parse(page.dataset.messages!) as DealerPageMessages
  const letters = page.querySelectorAll<HTMLAnchorElement>('[data-part="dealer-page-letter"]')
  const points = page.querySelectorAll<HTMLAnchorElement>('[data-part="dealer-page-point"]')
  const counted = (message: PluralMessage, n: number) => plural(message, n, messages.locale).replace('{n}', `${n}`)
  const texts = (root: ParentNode, parts: string) =>
    folded(Array.from(root.querySelectorAll(parts), ({ textContent }) => textContent).join(' '))
  const countries = Array.from(page.querySelectorAll<HTMLElement>('[data-letter]'), (country) => ({
    country,
    details: country.querySelector('details')!,
    count: country.querySelector('p')!,
    name: texts(country, 'h2'),
    cards: Array.from(country.querySelectorAll('li'), (card) => ({
      card,
      text: texts(card, 'h3, [data-part="dealer-page-line"], [data-part="dealer-page-tag"], [data-part="dealer-page-phone"]'),
    })),
  }))

  /** The letter that was followed, until the visitor goes elsewhere: the last countries cannot reach the reading line. */
  let followed: string | undefined

  function filter() {
    followed = undefined
    const wanted = folded(input.value.trim())
    let found = 0
    for (const { country, details, count, name, cards } of countries) {
      for (const { card, text } of cards) card.hidden = !`${text} ${name}`.includes(wanted)
      const hits = cards.filter(({ card }) => !card.hidden).length
      country.hidden = !hits
      details.open = wanted !== ''
      count.textContent = counted(messages.count, hits)
      found += hits
    }
    for (const point of points) {
      // A point that stands for an enlarged part counts for the points of that part.
      const members = page.querySelectorAll<HTMLAnchorElement>(`${point.hash} [data-part="dealer-page-point"]`)
      const cards = Array.from(members.length ? members : [point], ({ hash }) => `${hash} + ul > li:not([hidden])`)
      const hits = page.querySelectorAll(cards.join()).length
      point.parentElement!.hidden = !hits
      point.firstElementChild!.textContent = `${hits}`
      point.querySelector('span > span')!.textContent = counted(messages.count, hits)
    }
    for (const link of letters) {
      const first = countries.findIndex(({ country }) => !country.hidden && country.dataset.letter === link.textContent)
      const isNone = first < 0
      if (isNone) link.removeAttribute('href')
      else link.href = `#country-${first}`
      link.role = isNone ? 'link' : null
      link.ariaDisabled = isNone ? 'true' : null
    }
    const line = counted(wanted ? messages.matches : messages.count, found)
    status.toggleAttribute('data-empty', !found)
    status.textContent = found ? line.replace('{keyword}', () => input.value.trim()) : messages.empty
    mark()
  }

  function mark() {
    const seen = countries.filter(({ country }) => !country.hidden)
    const read = seen.findLast(({ country }) => country.getBoundingClientRect().top <= readingLine)
    const current = followed ?? read?.country.dataset.letter
    for (const link of letters) link.ariaCurrent = link.textContent === current ? 'true' : null
  }

  if (countries.length) {
    input.addEventListener('input', filter, { signal })
    keepInAddress(input, signal)
    document.addEventListener('scroll', mark, { signal })
    for (const type of ['wheel', 'pointerdown', 'keydown'])
      document.addEventListener(type, () => (followed = undefined), { signal, passive: true })
    page.addEventListener(
      'click',
      ({ target }) => {
        const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#country-"]')
        if (!link) return
        page.querySelector(link.hash)!.closest('details')!.open = true
        if (link.dataset.part !== 'dealer-page-letter') return
        followed = link.textContent
        mark()
      },
      { signal },
    )
    // Typed before the script ran, or restored by the browser.
    if (input.value !== input.defaultValue) filter()
    mark()
  }

  const undoNames = enhanceAll(page, '[data-part="dealer-page-position"]', enhanceTooltip)
  contactDialog(page, signal)
  here.disabled = !('geolocation' in navigator)
  here.addEventListener(
    'click',
    () =>
      navigator.geolocation.getCurrentPosition(
        // About a kilometre: more of where one is need not be in an address.
        ({ coords }) => {
          const { latitude, longitude } = here.dataset
          const query = new URLSearchParams({
            [latitude!]: coords.latitude.toFixed(2),
            [longitude!]: coords.longitude.toFixed(2),
          })
          const { action } = part<HTMLFormElement>('near')
          location.assign(action.replace(/(?=#)/, `?${query}`))
        },
        () => (status.textContent = messages.refused),
      ),
    { signal },
  )
  return () => {
    undoNames()
    here.disabled = true
  }
})
