// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followHash, hashScrollDelay } from './hash.ts'

const go = vi.fn()
function open(html: string, type = 'navigate') {
  // jsdom remembers the target of a hash.
  location.hash = ''
  document.body.innerHTML = html
  location.hash = '#there'
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList)
  followHash(document, go)
  vi.advanceTimersByTime(0)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  go.mockClear()
})

describe('the hash of the page', () => {
  it('is followed once more after 500 ms (PAGE-27)', () => {
    open('<p id="there">x</p>')
    expect(hashScrollDelay).toBe(500)
    vi.advanceTimersByTime(499)
    expect(go).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(go.mock.calls).toEqual([['#there']])
  })

  it('is followed where the browser finds its target after the script has run (PAGE-27)', () => {
    location.hash = ''
    document.body.innerHTML = ''
    followHash(document, go)
    document.body.innerHTML = '<details><p id="there">x</p></details>'
    location.hash = '#there'
    vi.advanceTimersByTime(hashScrollDelay)
    expect([go.mock.calls, document.querySelector('details')!.open]).toEqual([[['#there']], true])
  })

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'is not followed again after a %s of the visitor (PAGE-27)',
    (type) => {
      open('<p id="there">x</p>')
      document.body.dispatchEvent(new Event(type, { bubbles: true }))
      vi.advanceTimersByTime(hashScrollDelay)
      expect(go).not.toHaveBeenCalled()
    },
  )

  it.each(['reload', 'back_forward'])('is not followed again on a page that comes back by %s (PAGE-27)', (type) => {
    open('<p id="there">x</p>', type)
    vi.advanceTimersByTime(hashScrollDelay)
    expect(go).not.toHaveBeenCalled()
  })

  it('is not followed again without a target, or under an open dialog (PAGE-27)', () => {
    open('<p>x</p>')
    vi.advanceTimersByTime(hashScrollDelay)
    open('<p id="there">x</p><div role="dialog"></div>')
    vi.advanceTimersByTime(hashScrollDelay)
    expect(go).not.toHaveBeenCalled()
  })

  it('opens the details around its target (PAGE-27)', () => {
    open('<details><details><p id="there">x</p></details></details>')
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true])
  })

  it('opens the closed panel around its target by its own trigger (PAGE-27)', () => {
    const clicked = vi.fn()
    Element.prototype.checkVisibility = function closed() {
      return !this.closest('[hidden]')
    }
    document.body.addEventListener('click', clicked, { once: true })
    open('<a href="#panel" aria-controls="panel">Panel</a><div id="panel" hidden><p id="there">x</p></div>')
    expect(clicked).toHaveBeenCalledTimes(1)
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  })
})
