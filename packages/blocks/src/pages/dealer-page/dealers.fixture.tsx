/** A page of dealers for tests, and what one reads of it. */
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, vi } from 'vitest'
import type { Dealer } from './dealers.ts'
import { DealerPage, type DealerPageProps } from './DealerPage.tsx'
import { enhanceDealers } from './enhance-dealers.ts'

export const dealer = (id: string, country: string, rest: Partial<Dealer> = {}): Dealer => ({
  id,
  name: id,
  country,
  address: [],
  ...rest,
})
export const dealers = [
  dealer('Raumklang', 'Österreich', {
    state: 'Wien',
    address: ['Gasse 1', '1060 Wien'],
    email: 'a@b.example',
    phone: '+43 1 23',
  }),
  dealer('Zwei', 'Belgien', { state: 'Ostflandern', addressName: 'L’Ouate' }),
  dealer('Ohne', 'Belgien', { isLightingRep: true, addressName: 'Dritter Stock' }),
  dealer('Eins', 'Belgien', { state: 'Ostflandern' }),
  dealer('Élan', 'Belgien', { state: 'Ostflandern' }),
]
/** Renders the page as the server does. */
export function show(props: Partial<DealerPageProps> = {}) {
  document.body.innerHTML = renderToStaticMarkup(<DealerPage href="/dealers" dealers={dealers} {...props} />)
  return document.querySelector<HTMLElement>('[data-enhance="dealers"]')!
}
export const texts = (part: string) =>
  [...document.querySelectorAll(`[data-part="dealer-page-${part}"]`)].map((one) => one.textContent)
export const shown = () =>
  [...document.querySelectorAll<HTMLElement>('li[data-part="dealer-page-card"]')].filter((one) => !one.hidden).map(({ id }) => id)
export const countries = () =>
  [...document.querySelectorAll<HTMLElement>('[data-letter]')]
    .filter((one) => !one.hidden)
    .map((one) => one.querySelector('[data-part="dealer-page-count"]')!.textContent)
export const letters = () =>
  [...document.querySelectorAll('[data-part="dealer-page-letter"]:not([aria-disabled])')]
    .map((one) => one.textContent + one.getAttribute('href'))
    .join(' ')
const undos: (() => void)[] = []
/** Runs the script of the page until the test ends. */
export function enhance(page: HTMLElement) {
  const undo = enhanceDealers(page)
  undos.push(undo)
  return undo
}
afterEach(() => {
  for (const undo of undos.splice(0)) undo()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
