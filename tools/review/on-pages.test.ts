import type { Browser, Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { onPages } from './on-pages.ts'

/** A browser whose pages are counted. */
function counting() {
  const counts = { opened: 0, closed: 0 }
  const page = { close: async () => void counts.closed++ } as unknown as Page
  return { counts, browser: { newPage: async () => (counts.opened++, page) } as unknown as Browser }
}

it('does the work once for each, and closes its pages', async () => {
  const { browser, counts } = counting()
  const done: number[] = []
  await onPages(browser, [1, 2, 3, 4, 5], async (_, item) => void done.push(item))
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(counts.closed).toBe(counts.opened)
})

it('tries again on another page, and tells what fails twice', async () => {
  const { browser, counts } = counting()
  let tries = 0
  await onPages(browser, ['hero'], async () => {
    if (++tries === 1) throw new Error('crashed')
  })
  expect([tries, counts.opened, counts.closed]).toEqual([2, 2, 2])
  await expect(onPages(browser, ['hero'], () => Promise.reject(new Error('missing')))).rejects.toThrow('missing')
})
