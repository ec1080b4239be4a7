// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixtures } from '../blocks/press-kit-overview/PressKitOverview.fixtures.ts'
import { PressKitOverview } from '../blocks/press-kit-overview/index.ts'
import { closeDelay, enhanceDownloadRequests, type DownloadRequestActions } from './enhance-download-requests.ts'
import { requestForm, unlocking } from './with-requests.fixture.tsx'

const load = vi.fn<DownloadRequestActions['load']>()
const addressOf = vi.fn<DownloadRequestActions['addressOf']>()
let undo = () => {}

function open() {
  document.body.innerHTML = renderToStaticMarkup(<PressKitOverview {...fixtures.complete.en} />)
  undo = enhanceDownloadRequests({ addressOf, load })(document.querySelector<HTMLElement>('[data-enhance]')!)
}
const link = (kind: 'locked' | 'unlocked', id = 'murmel') =>
  document.querySelector<HTMLAnchorElement>(`td [data-${kind}="${id}"]`)!
const dialog = () => document.querySelector('dialog')!
const settled = () => new Promise((go) => setTimeout(go))
async function unlock(): Promise<void> {
  link('locked').click()
  await settled()
  const form = dialog().querySelectorAll('form')[1]!
  ;(form.elements.namedItem('email') as HTMLInputElement).value = 'ines@example.com'
  ;(form.elements.namedItem('gdpr') as HTMLInputElement).checked = true
  form.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }))
  await settled()
}

beforeEach(() => {
  sessionStorage.clear()
  // jsdom has none of these.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  addressOf.mockReset().mockReturnValue(undefined)
  load.mockReset().mockImplementation(async (href) => requestForm(new URL(href).hash.slice(1), unlocking))
})
afterEach(() => {
  undo()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a list with locked files', () => {
  it('asks for one in its dialog, and then leads to it (DL-04, DL-06, DL-17)', async () => {
    open()
    await unlock()
    expect(dialog().getAttribute('aria-labelledby')).toBe('request-murmel-title')
    expect(dialog().querySelector<HTMLAnchorElement>('[data-unlocked] a')!.getAttribute('href')).toBe('#unlocked')
    expect([link('locked').hidden, link('unlocked').hidden, link('unlocked').getAttribute('href')]).toEqual([
      true,
      false,
      '#unlocked',
    ])
    expect([link('locked', 'loket').hidden, link('unlocked', 'loket').hidden]).toEqual([false, true])
    dialog().close()
    expect(document.activeElement).toBe(link('unlocked'))
  })

  it('closes the dialog 200 ms after its link was followed (DL-19)', async () => {
    open()
    await unlock()
    vi.useFakeTimers()
    dialog().querySelector<HTMLAnchorElement>('[data-unlocked] a')!.click()
    vi.advanceTimersByTime(closeDelay - 1)
    expect([closeDelay, dialog().open]).toEqual([200, true])
    vi.advanceTimersByTime(1)
    expect(dialog().open).toBe(false)
  })

  it('leads to what was unlocked before, also in another tab (DL-20)', () => {
    open()
    expect(link('unlocked').hidden).toBe(true)
    addressOf.mockImplementation((id) => (id === 'murmel' ? '/files/murmel.zip?signature=x' : undefined))
    window.dispatchEvent(new StorageEvent('storage'))
    expect([link('unlocked').hidden, link('unlocked').getAttribute('href')]).toEqual([false, '/files/murmel.zip?signature=x'])
    expect(link('unlocked', 'loket').hidden).toBe(true)
  })

  it('loads a form once, whatever is clicked meanwhile, and leaves a click for a new tab to the browser', async () => {
    open()
    link('locked').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(load).not.toHaveBeenCalled()
    link('locked').click()
    link('locked', 'loket').click()
    await settled()
    expect(load.mock.calls).toEqual([[expect.stringMatching(/#murmel$/)]])
  })

  it('opens the page itself where its form cannot be had', async () => {
    load.mockRejectedValue(new TypeError('offline'))
    open()
    link('locked').click()
    await settled()
    expect([location.hash, dialog().open]).toEqual(['#murmel', false])
  })
})
