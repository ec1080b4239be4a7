// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { margin } from './hydrate-ahead.ts'
import { holdTimeout } from '@brand/blocks/load-on-use'
import { keepFields } from './keep-fields.ts'
import { startLoader } from './loader.ts'

class FakeObserver {
  static last: FakeObserver
  observed: Element[] = []
  notify: (entries: object[]) => void
  options: IntersectionObserverInit
  constructor(notify: (entries: object[]) => void, options: IntersectionObserverInit) {
    Object.assign(this, { notify, options })
    this.notify = notify
    this.options = options
    FakeObserver.last = this
  }
  observe = (element: Element) => void this.observed.push(element)
  disconnect = () => void (this.observed = [])
  see = (target: Element) => this.notify([{ isIntersecting: true, target }])
}

const combineSignals = (end: AbortSignal, options: unknown) =>
  AbortSignal.any([end, (options as AddEventListenerOptions)?.signal ?? end])

/** Listeners on the document outlive a test unless they are removed. */
let ends = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  ends = new AbortController()
  const add = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) =>
      add(type, listener, { ...(options as object), signal: combineSignals(ends.signal, options) }),
  )
})
afterEach(() => {
  ends.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const over = () => new Event('pointerover', { bubbles: true })

/** A page with one island. `live` handles its events once it is hydrated, `native` counts those left to the browser. */
function open({ mode = 'interaction', inside = '<a href="#film" data-hydrate-trigger>Watch</a>', reloads = false } = {}) {
  document.body.innerHTML = `<div data-island="cb_x" data-hydrate="${mode}"><section>${inside}<input></section></div>`
  const island = document.querySelector<HTMLElement>('[data-island]')!
  const trigger = island.querySelector<HTMLElement>('[data-hydrate-trigger]')!
  const type = trigger instanceof HTMLFormElement ? 'submit' : 'click'
  const live = vi.fn((event: Event) => event.preventDefault())
  const native = vi.fn()
  const code = Promise.withResolvers<void>()
  const prepare = vi.fn(async () => {
    await code.promise
    return async () => void trigger.addEventListener(type, live)
  })
  const recover = vi.fn(() => reloads)
  startLoader(document, prepare, recover)
  document.addEventListener(type, (event) => {
    if (!event.defaultPrevented) native()
    event.preventDefault()
  })
  return {
    island,
    trigger,
    live,
    native,
    prepare,
    recover,
    arrive: () => (code.resolve(), settle()),
    fail: () => (code.reject(new Error('no')), settle()),
  }
}

describe('an island is hydrated', () => {
  it('only at an event on it, for interaction', async () => {
    const { island, prepare } = open()
    await settle()
    document.body.click()
    expect(prepare).not.toHaveBeenCalled()
    island.querySelector('input')!.focus()
    island.querySelector('input')!.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
    expect(prepare).toHaveBeenCalledTimes(1)
  })

  it('when a pointer moves onto a trigger, not when it moves over anything else', () => {
    const { island, trigger, prepare } = open()
    island.querySelector('input')!.dispatchEvent(over())
    expect(prepare).not.toHaveBeenCalled()
    trigger.dispatchEvent(over())
    expect(prepare).toHaveBeenCalledTimes(1)
  })

  it('250 px before it comes into view, for visible (IMG-05)', async () => {
    const { island, prepare } = open({ mode: 'visible' })
    await settle()
    expect([margin, FakeObserver.last.options.rootMargin]).toEqual([250, '250px'])
    expect(FakeObserver.last.observed).toEqual([island.firstElementChild])
    expect(prepare).not.toHaveBeenCalled()
    FakeObserver.last.see(island.firstElementChild!)
    expect(prepare).toHaveBeenCalledWith(island, island.innerHTML)
    expect(FakeObserver.last.observed).toEqual([])
  })

  it('when the page is idle, for idle', async () => {
    const { prepare } = open({ mode: 'idle' })
    await settle()
    expect(prepare).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(prepare).toHaveBeenCalledTimes(1)
  })
})

it('is hydrated at once when the address opens something in it, and only then (BLK-image_gallery-02)', async () => {
  const inside = '<a href="/large.webp" data-hydrate-trigger data-hash="image-3">A picture</a>'
  expect(open({ inside }).prepare).not.toHaveBeenCalled()
  location.hash = '#image-3'
  expect(open({ inside }).prepare).toHaveBeenCalledTimes(1)
  location.hash = ''
})

it('holds a link of the page that leads into it, not one within it or to another place (RELIABILITY 25)', async () => {
  const inside = '<a data-hydrate-trigger></a><a id="within" href="#files">Files</a><div id="files"></div>'
  const { prepare, native, arrive } = open({ inside })
  const [files, top] = ['files', 'top'].map((id) => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = `#${id}`
    return link
  })
  top!.click()
  document.getElementById('within')!.click()
  expect([prepare.mock.calls.length, native.mock.calls.length]).toEqual([0, 2])
  const onOpen = vi.fn((event: Event) => event.preventDefault())
  files!.addEventListener('click', onOpen)
  files!.click()
  expect([prepare.mock.calls.length, native.mock.calls.length, onOpen.mock.calls.length]).toEqual([1, 2, 0])
  await arrive()
  expect([native.mock.calls.length, onOpen.mock.calls.length]).toEqual([2, 1])
})

it('follows a link of the page that leads into it where its code cannot be loaded: a reload would forget it (ERR-13, CLAP-05)', async () => {
  const { island, native, recover, fail } = open({ reloads: true })
  island.firstElementChild!.id = 'inside'
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '#inside'
  link.click()
  await fail()
  expect([native.mock.calls.length, recover.mock.calls.length]).toEqual([1, 0])
})

it('may reload the page when code that no event asked for cannot be loaded (ERR-13)', async () => {
  const { recover, fail } = open({ mode: 'visible' })
  await settle()
  FakeObserver.last.see(document.querySelector('section')!)
  await fail()
  expect(recover.mock.calls).toEqual([[]])
})

it('does not reload the page under a pointer or a focus: the event that follows decides (ERR-13)', async () => {
  const { trigger, recover, fail } = open()
  trigger.dispatchEvent(over())
  await fail()
  expect(recover).not.toHaveBeenCalled()
  trigger.click()
  await settle()
  expect(recover).toHaveBeenCalledTimes(1)
})

describe('an event on a trigger', () => {
  it('is held while the code loads, then replayed once with the focus on the trigger', async () => {
    const { island, trigger, live, native, arrive } = open()
    trigger.click()
    trigger.click()
    expect(island.getAttribute('aria-busy')).toBe('true')
    await arrive()
    expect(live).toHaveBeenCalledTimes(1)
    expect(native).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(trigger)
    expect(island.hasAttribute('aria-busy')).toBe(false)
    await vi.advanceTimersByTimeAsync(holdTimeout * 2)
    expect(live).toHaveBeenCalledTimes(1)
  })

  it('goes straight to a hydrated island afterwards', async () => {
    const { trigger, live, prepare, arrive } = open()
    trigger.click()
    await arrive()
    trigger.click()
    expect(live).toHaveBeenCalledTimes(2)
    expect(prepare).toHaveBeenCalledTimes(1)
  })

  it('takes its native effect once when the code is too late, even if the code arrives later', async () => {
    const { trigger, live, native, arrive } = open()
    trigger.click()
    await vi.advanceTimersByTimeAsync(holdTimeout - 1)
    expect(native).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(native).toHaveBeenCalledTimes(1)
    await arrive()
    expect([native.mock.calls.length, live.mock.calls.length]).toEqual([1, 0])
  })

  it('still finds a hydrated island when the code is three seconds late', async () => {
    const { trigger, live, native, arrive } = open()
    trigger.click()
    await vi.advanceTimersByTimeAsync(3000)
    await arrive()
    expect([native.mock.calls.length, live.mock.calls.length]).toEqual([0, 1])
  })

  it('waits for the code on a button, which has no native effect', async () => {
    const { island, trigger, live, arrive } = open({ inside: '<button type="button" data-hydrate-trigger>Open</button>' })
    trigger.click()
    await vi.advanceTimersByTimeAsync(holdTimeout * 2)
    expect(island.getAttribute('aria-busy')).toBe('true')
    await arrive()
    expect(live).toHaveBeenCalledTimes(1)
    expect(island.hasAttribute('aria-busy')).toBe(false)
  })

  it('takes its native effect at once when the code cannot be loaded; the next event tries again', async () => {
    const { island, trigger, native, prepare, fail } = open()
    trigger.click()
    await fail()
    expect(native).toHaveBeenCalledTimes(1)
    expect(island.hasAttribute('aria-busy')).toBe(false)
    trigger.click()
    await settle()
    expect([prepare.mock.calls.length, native.mock.calls.length]).toEqual([2, 2])
  })

  it('is left to the reloaded page when the code cannot be loaded (ERR-13)', async () => {
    const { trigger, native, recover, fail } = open({ reloads: true })
    trigger.click()
    await fail()
    expect(recover.mock.calls).toEqual([[trigger]])
    expect(native).not.toHaveBeenCalled()
  })

  it('is sent natively when it is a form, since a reload would empty its fields (ERR-13)', async () => {
    const { recover, native, fail } = open({ inside: '<form data-hydrate-trigger><button>Send</button></form>', reloads: true })
    document.querySelector('button')!.click()
    await fail()
    expect(recover).not.toHaveBeenCalled()
    expect(native).toHaveBeenCalledTimes(1)
  })

  it('is left to the browser with a modifier key', () => {
    const { trigger, native } = open()
    trigger.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(native).toHaveBeenCalledTimes(1)
  })

  it('may be a submit event, whose button is kept', async () => {
    const { live, arrive } = open({ inside: '<form data-hydrate-trigger><button name="to" value="b">Send</button></form>' })
    const button = document.querySelector('button')!
    button.click()
    await arrive()
    expect(live).toHaveBeenCalledTimes(1)
    expect((live.mock.calls[0]![0] as SubmitEvent).submitter).toBe(button)
  })

  it('is not held on anything else', () => {
    const { native } = open({ inside: '<a href="#a" id="plain">plain</a><a data-hydrate-trigger></a>' })
    document.getElementById('plain')!.click()
    expect(native).toHaveBeenCalledTimes(1)
  })
})

it('finds the markup as the server sent it when it hydrates', async () => {
  document.body.innerHTML = '<div data-island="x" data-hydrate="interaction"><a data-hydrate-trigger href="#">x</a></div>'
  const island = document.querySelector<HTMLElement>('[data-island]')!
  const before = island.outerHTML
  let seen = ''
  startLoader(
    document,
    async () => async () => void (seen = island.outerHTML),
    () => false,
  )
  island.querySelector('a')!.click()
  expect(island.outerHTML).not.toBe(before)
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toBe(before)
})

it('replays a held event on the element that has taken the place of its own, as does the button that sent a form (GEN-28)', async () => {
  const inside =
    '<form data-hydrate-trigger><button name="do" value="add">Add</button><button name="do" value="feet">Feet</button></form>'
  document.body.innerHTML = `<div data-island="cb_x" data-hydrate="interaction">${inside}</div>`
  const island = document.querySelector<HTMLElement>('[data-island]')!
  const sent: (string | undefined)[] = []
  const prepare = async (island: HTMLElement, served: string) => async () => {
    const restore = keepFields(island, new AbortController().signal)
    island.innerHTML = served
    restore()
    island.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push((event.submitter as HTMLButtonElement | null)?.value)
    })
  }
  startLoader(document, prepare, () => false)
  island.querySelectorAll('button')[1]!.click()
  await settle()
  expect(sent).toEqual(['feet'])
  expect(document.activeElement).toBe(island.querySelectorAll('button')[1])
})
