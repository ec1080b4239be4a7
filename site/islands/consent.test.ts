// @vitest-environment jsdom
import { ConsentNotice } from '@brand/blocks/consent-notice'
import { emitBlockEvent } from '@brand/blocks/events'
import { unlockedItem } from '@brand/blocks/unlocked-downloads'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askScript, hasPreferencesConsent, readConsent } from '../request/consent.ts'
import { startConsent } from './consent.ts'

const warn = vi.spyOn(console, 'warn').mockReturnValue()
const notice = () => document.querySelector<HTMLElement>('[data-part="consent-notice"]')!
const isAsked = () => document.documentElement.hasAttribute('data-ask-consent')
const isOpen = () => isAsked() || notice().hasAttribute('data-open')
const box = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const scripts = () => Array.from(document.querySelectorAll('script[src]'), (script) => script.getAttribute('src'))

/** A page with the notice; a click on a button is answered once the notice has closed. */
function open(settings: DOMStringMap = {}) {
  document.body.innerHTML = `${renderToStaticMarkup(createElement(ConsentNotice, { href: '/api/consent' }))}<a href="#consent">again</a>`
  Object.assign(document.documentElement.dataset, settings)
  // In the head of each page.
  new Function(askScript)()
  startConsent(document)
}
async function answer(choice: string) {
  document.querySelector<HTMLButtonElement>(`[value="${choice}"]`)!.click()
  await expect.poll(() => isOpen()).toBe(false)
}
/** Opens the notice by its link. */
async function again() {
  document.querySelector('a')!.click()
  await expect.poll(() => isOpen()).toBe(true)
}
const define = (target: object, name: string, property: PropertyDescriptor) => {
  const own = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { ...property, configurable: true })
  undo.push(() => (own ? Object.defineProperty(target, name, own) : Reflect.deleteProperty(target, name)))
}
let undo: (() => void)[] = []

beforeEach(() => {
  vi.resetModules()
  warn.mockClear()
})
afterEach(() => {
  for (const task of undo) task()
  undo = []
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
  for (const script of document.querySelectorAll('script')) script.remove()
  localStorage.clear()
  delete window.dataLayer
})

it('asks until there is a choice, and again from a link, with what was chosen', async () => {
  open()
  expect(isOpen()).toBe(true)
  await answer('all')
  expect(readConsent()).toEqual({ preferences: true, statistics: true })
  open()
  expect(isOpen()).toBe(false)
  await again()
  expect([box('preferences').checked, box('statistics').checked]).toEqual([true, true])
  box('statistics').checked = false
  await answer('chosen')
  expect(readConsent()).toEqual({ preferences: true, statistics: false })
  expect(document.activeElement).toBe(document.querySelector('a'))
})

it('sets the consent of downloads, and deletes it with the unlocks (CONSENT-03, CONSENT-04)', async () => {
  open()
  localStorage.setItem(unlockedItem, '[1]')
  await answer('all')
  expect([hasPreferencesConsent(), localStorage.length]).toEqual([true, 1])
  await again()
  await answer('necessary')
  expect([hasPreferencesConsent(), localStorage.length]).toEqual([false, 0])
})

it('removes the cookies of statistics, and no others, once they are not agreed to', async () => {
  open()
  for (const cookie of ['_ga=1', '_ga_X1=2', '_gid=3; Domain=localhost', 'locale=de']) document.cookie = `${cookie}; Path=/`
  await answer('all')
  expect(document.cookie).toContain('_ga=1')
  await again()
  await answer('necessary')
  expect(document.cookie.split('; ').map((cookie) => cookie.split('=')[0])).toEqual(['locale', 'consent'])
})

it('loads the tag manager once there is consent to statistics, and not before (CONSENT-01)', async () => {
  open({ tagManager: 'GTM-TEST' })
  await answer('necessary')
  expect(scripts()).toEqual([])
  await again()
  await answer('all')
  await expect.poll(() => scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST'])
  const commands = window.dataLayer!.filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
  expect(commands.map((entry) => Array.from(entry as ArrayLike<unknown>))).toEqual([
    ['consent', 'default', expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' })],
    ['consent', 'update', { analytics_storage: 'granted' }],
  ])
})

it('tells the tag manager what visitors do, and never the address of a file that a form has unlocked (GEN-20)', async () => {
  open({ tagManager: 'GTM-TEST' })
  await answer('all')
  await expect.poll(() => scripts()).toHaveLength(1)
  const eventCount = window.dataLayer!.length
  emitBlockEvent(document.body, { type: 'form-sent', form: 'download', fileUrl: '/files/felt.pdf?key=secret' })
  emitBlockEvent(document.body, { type: 'filter-change', query: '?class=A' })
  expect(window.dataLayer!.slice(eventCount)).toEqual([
    { event: 'form-sent', form: 'download' },
    { event: 'filter-change', query: '?class=A' },
  ])
})

it('loads it at once where the site says so, and still denies everything (CONSENT-01)', async () => {
  open({ tagManager: 'GTM-TEST', tagManagerAtOnce: '' })
  await expect.poll(() => scripts()).toHaveLength(1)
})

it.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('requests no tag manager with %s on, and offers no statistics (CONSENT-01, CONSENT-02)', async (name, value) => {
  define(navigator, name, { value })
  open({ tagManager: 'GTM-TEST', tagManagerAtOnce: '' })
  notice().focus()
  await expect.poll(() => box('statistics').disabled).toBe(true)
  expect(document.querySelector<HTMLElement>('[data-part="consent-notice-objection"]')!.hidden).toBe(false)
  await answer('all')
  expect([readConsent(), scripts()]).toEqual([{ preferences: true, statistics: false }, []])
})

it('warns of missing cookies, keeps nothing and goes on (ERR-16)', async () => {
  define(navigator, 'cookieEnabled', { value: false })
  open()
  expect([isOpen(), warn.mock.calls]).toEqual([false, [['Without cookies no consent is stored.']]])
  // No script holds a press on the link, which leads to the notice.
  const followed = vi.fn()
  document.querySelector('a')!.addEventListener('click', followed)
  document.querySelector('a')!.click()
  expect(followed).toHaveBeenCalledOnce()

  undo.pop()!()
  define(document, 'cookie', { get: () => '', set: () => {} })
  open()
  await answer('all')
  expect([readConsent(), warn.mock.calls.length]).toEqual([undefined, 2])
})
