// @vitest-environment jsdom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { blockEventName, type BlockEvent } from '../../events.ts'
import { ConsentNotice } from './ConsentNotice.tsx'
import enhance, { consentCookie, enhanceConsent } from './enhance-consent.ts'

const notice = () => document.querySelector<HTMLElement>('[data-part="consent-notice"]')!
const isOpen = () => notice().hasAttribute('data-open')
const box = (category: string) => document.querySelector<HTMLInputElement>(`[data-category="${category}"]`)!
const answer = (choice: string) => document.querySelector<HTMLButtonElement>(`[value="${choice}"]`)!.click()
const again = () => document.querySelector('a')!.click()
const events: BlockEvent[] = []

beforeEach(() => {
  document.cookie = 'consent=; Max-Age=0; Path=/'
  // A page whose form has names of its own.
  const names = { preferences: 'p', statistics: 's' }
  document.body.innerHTML = `${renderToStaticMarkup(createElement(ConsentNotice, { names }))}<a href="#consent">again</a>`
  notice().addEventListener(blockEventName, ({ detail }) => events.push(detail))
})
afterEach(() => {
  vi.unstubAllGlobals()
  events.length = 0
})

it('asks until there is an answer, keeps it in a cookie and tells of it (CONSENT-01)', () => {
  enhance(notice())
  expect([isOpen(), consentCookie.read()]).toEqual([true, undefined])
  answer('all')
  expect([isOpen(), consentCookie.read()]).toEqual([false, { preferences: true, statistics: true }])
  expect(document.cookie).toBe('consent=preferences+statistics')
  expect(events).toEqual([{ type: 'consent-change', preferences: true, statistics: true }])
})

it('opens from a link with what was answered, and gives the focus back to the link', () => {
  consentCookie.keep({ preferences: true, statistics: false })
  enhance(notice())
  expect(isOpen()).toBe(false)
  again()
  expect([isOpen(), box('preferences').checked, box('statistics').checked]).toEqual([true, true, false])
  expect(document.activeElement).toBe(notice())
  box('preferences').checked = false
  answer('chosen')
  expect([isOpen(), consentCookie.read()]).toEqual([false, { preferences: false, statistics: false }])
  expect(document.activeElement).toBe(document.querySelector('a'))
})

it('offers and keeps no statistics where the browser asks not to be tracked (CONSENT-02)', () => {
  vi.stubGlobal('navigator', { doNotTrack: '1' })
  enhance(notice())
  expect(box('statistics').disabled).toBe(true)
  answer('all')
  expect(consentCookie.read()).toEqual({ preferences: true, statistics: false })
})

it('lets the browser send the form where the answer cannot be kept', () => {
  const keep = vi.fn(() => {
    throw new Error('full')
  })
  const sent = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue()
  enhanceConsent({ read: () => undefined, keep })(notice())
  answer('necessary')
  expect([keep.mock.calls.length, sent.mock.calls.length, isOpen(), events]).toEqual([1, 1, true, []])
})

it('agrees to nothing where no button sends the form', () => {
  enhance(notice())
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
  expect([isOpen(), consentCookie.read()]).toEqual([false, { preferences: false, statistics: false }])
})

it('closes on a page from the memory of the browser, once another page has the answer', () => {
  enhance(notice())
  const back = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  back()
  expect(isOpen()).toBe(true)
  consentCookie.keep({ preferences: false, statistics: false })
  back()
  expect(isOpen()).toBe(false)
})

it('takes all of it away again', () => {
  enhance(notice())()
  expect(notice().id).toBe('consent')
  answer('all')
  expect(consentCookie.read()).toBe(undefined)
})
