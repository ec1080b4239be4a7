// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepSize, resizeDelay, sizeCheckInterval, sizeTolerance } from './keep-size.ts'

let observed: () => void
let isHidden = false
const rows: AbortController[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        observed = callback
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  for (const row of rows.splice(0)) row.abort()
  isHidden = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const createBox = (height: number) => Object.defineProperty(document.createElement('div'), 'offsetHeight', { value: height })

/** A row of 300 px with cards of these heights, and what is called when it is to be resized. */
function row(...heights: number[]) {
  const resize = vi.fn()
  const end = new AbortController()
  rows.push(end)
  keepSize(createBox(300), heights.map(createBox), resize, end.signal)
  return { resize, end: () => end.abort() }
}
function hide(hidden: boolean) {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

it('resizes once, 50 ms after the last change (BLK-designer_carousel-03, BLK-designer_carousel-04, BLK-model_list-04)', () => {
  const { resize } = row(300, 300)
  // The sizes at the start.
  observed()
  vi.advanceTimersByTime(50)
  expect(resize).not.toHaveBeenCalled()
  observed()
  vi.advanceTimersByTime(49)
  observed()
  vi.advanceTimersByTime(49)
  expect(resize).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(resize).toHaveBeenCalledOnce()
  expect(resizeDelay).toBe(50)
})

it('resizes every 4 s where a card is more than 20 px shorter than the row (BLK-designer_carousel-03, OR-95)', () => {
  const [short, fitting] = [row(300, 279), row(300, 280)]
  vi.advanceTimersByTime(3999)
  expect(short.resize).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(short.resize).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(4000)
  expect(short.resize).toHaveBeenCalledTimes(2)
  expect(fitting.resize).not.toHaveBeenCalled()
  expect([sizeCheckInterval, sizeTolerance]).toEqual([4000, 20])
})

it('sets no timer while the page is hidden, nor for one card (BLK-designer_carousel-03, OR-95)', () => {
  row(100)
  expect(vi.getTimerCount()).toBe(0)
  const { resize, end } = row(300, 100)
  expect(vi.getTimerCount()).toBe(1)
  hide(true)
  expect(vi.getTimerCount()).toBe(0)
  hide(false)
  vi.advanceTimersByTime(4000)
  expect(resize).toHaveBeenCalledOnce()
  end()
  expect(vi.getTimerCount()).toBe(0)
  hide(false)
  expect(vi.getTimerCount()).toBe(0)
})
