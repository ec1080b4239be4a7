import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})
const options = { wait: 100, maxWait: 1_000 }

it('runs once after a burst of calls, and again after the next one (RELIABILITY 7)', () => {
  const run = vi.fn()
  const { call } = debounce(run, options)
  for (let i = 0; i < 5; i += 1) {
    call()
    vi.advanceTimersByTime(99)
  }
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
  call()
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledTimes(2)
})

it('runs after the longest wait at the latest, even if the calls never end (RELIABILITY 7)', () => {
  const run = vi.fn()
  const { call } = debounce(run, options)
  for (let i = 0; i < 20; i += 1) {
    call()
    vi.advanceTimersByTime(50)
  }
  expect(run).toHaveBeenCalledTimes(1)
})

it('does not run after it was cancelled (RELIABILITY 7)', () => {
  const run = vi.fn()
  const { call, cancel } = debounce(run, options)
  call()
  cancel()
  vi.advanceTimersByTime(2_000)
  expect(run).not.toHaveBeenCalled()
})

it('never asks for a time in the past, though the process was busy beyond the longest wait (RELIABILITY 7)', () => {
  const run = vi.fn()
  const { call } = debounce(run, options)
  call()
  vi.setSystemTime(Date.now() + 5_000)
  const timer = vi.spyOn(globalThis, 'setTimeout')
  call()
  expect(timer).toHaveBeenCalledWith(expect.any(Function), 0)
  vi.advanceTimersByTime(0)
  expect(run).toHaveBeenCalledTimes(1)
})
