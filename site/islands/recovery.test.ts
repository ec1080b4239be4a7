// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRecovery, reloadPause, replayHeldEvent } from './recovery.ts'

const reload = vi.fn()
const open = () => createRecovery(document, reload)

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<a href="#film" data-hydrate-trigger>Watch</a><a href="#roll" data-hydrate-trigger>Roll</a><input>'
})
afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  reload.mockClear()
})

const trigger = () => document.querySelector<HTMLElement>('[data-hydrate-trigger]')!

describe('code that cannot be loaded', () => {
  it('reloads the page, at most once per 60 s (ERR-13)', () => {
    expect(reloadPause).toBe(60_000)
    expect(open()()).toBe(true)
    vi.advanceTimersByTime(reloadPause - 1)
    expect(open()()).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(open()()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('reloads once, however many loads fail before that (ERR-13)', () => {
    const recover = open()
    expect([recover(), recover(), recover(trigger())]).toEqual([true, true, true])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not reload a page that is restored from the history (ERR-13)', () => {
    const recover = open()
    recover()
    window.dispatchEvent(new Event('pageshow'))
    expect(recover(trigger())).toBe(false)
  })

  it('never empties a field that was filled in or is about to be (ERR-13)', () => {
    const recover = open()
    const field = document.querySelector('input')!
    field.focus()
    expect(recover()).toBe(false)
    field.blur()
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect(recover()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not reload offline (ERR-13)', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(open()()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not reload where storage is blocked, since it could repeat forever (ERR-13)', () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    expect(open()(trigger())).toBe(false)
    expect(() => replayHeldEvent(document)).not.toThrow()
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a click before a reload', () => {
  it('is replayed once, on the same trigger of the same page (ERR-13)', () => {
    const clicked: (string | null)[] = []
    document.body.addEventListener('click', ({ target }) => clicked.push((target as Element).textContent))
    open()(document.querySelectorAll('[data-hydrate-trigger]')[1])
    replayHeldEvent(document)
    replayHeldEvent(document)
    expect(clicked).toEqual(['Roll'])
  })

  it('is dropped when its trigger is gone (ERR-13)', () => {
    const clicked = vi.fn()
    document.body.addEventListener('click', clicked)
    open()(trigger())
    trigger().textContent = 'Watch the film'
    replayHeldEvent(document)
    expect(clicked).not.toHaveBeenCalled()
  })
})
