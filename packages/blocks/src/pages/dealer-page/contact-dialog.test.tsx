// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { ContactForm } from '../../blocks/contact-form/index.ts'
import { enhance, show, texts } from './dealers.fixture.tsx'
import type { DealerPageProps } from './DealerPage.tsx'

// jsdom has none.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}
const form = <ContactForm title="" variant="inline" form={{ topics: { location: '' } }} />
const open = (props: Partial<DealerPageProps> = {}) => {
  const page = show({ contactHref: '/write', form, ...props })
  return { page, undo: enhance(page), dialog: page.querySelector('dialog')! }
}
/** Presses the link of a card; whether the browser would follow it. */
function press(id: string, init: MouseEventInit = {}) {
  let isFollowed = false
  const last = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', last, { once: true })
  const link = document.querySelector(`#${id} [data-part="dealer-page-link"]`)!
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return isFollowed
}
const location = () => document.querySelector<HTMLInputElement>('[name="location"]')!.value
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`)!

it('opens by the link of a card, which says to whom, and sends name and id (DEALER-13, DEALER-18)', () => {
  const { dialog, undo } = open()
  expect(press('Raumklang', { ctrlKey: true })).toBe(true)
  expect([dialog.open, press('Raumklang'), dialog.open]).toEqual([false, false, true])
  expect([texts('recipient'), texts('recipient-address'), location()]).toEqual([
    ['Raumklang'],
    ['Wien, Gasse 1, 1060 Wien'],
    'Raumklang (Raumklang)',
  ])
  expect([part('dealer-page-mail').getAttribute('href'), part('dealer-page-mail').hidden]).toEqual(['mailto:a@b.example', false])
  press('Zwei')
  expect([texts('recipient'), location(), part('dealer-page-mail').hidden]).toEqual([['Zwei'], 'Zwei (Zwei)', true])
  undo()
  expect([dialog.open, press('Zwei')]).toEqual([false, true])
})

it('tells no dealer where that is switched off (DEALER-13)', () => {
  open({ includeLocation: false })
  expect(part('dealer-page-link').getAttribute('href')).toBe('/write')
  press('Raumklang')
  expect([texts('recipient'), location()]).toEqual([['Raumklang'], ''])
})

it('closes once it was sent, and is whole again for the next dealer (DEALER-18, FORM-16)', () => {
  const { dialog } = open()
  const sent = (isSent: boolean) => {
    part('form-fields').hidden = isSent
    part('form-success').hidden = !isSent
  }
  const close = () => part('form').dispatchEvent(new CustomEvent('form-close', { bubbles: true, cancelable: true }))
  press('Raumklang')
  sent(true)
  expect([close(), dialog.open]).toEqual([false, false])
  press('Raumklang')
  expect([part('form-fields').hidden, part('form-success').hidden]).toEqual([false, true])
  sent(true)
  dialog.close()
  press('Zwei')
  // The delay of the first one ends while the second is open.
  expect([close(), dialog.open]).toEqual([false, true])
})

it('leaves the link to the browser where there is no form', () => {
  open({ form: undefined })
  expect(press('Raumklang')).toBe(true)
})
