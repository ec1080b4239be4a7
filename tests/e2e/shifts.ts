import { expect, type Page } from '@playwright/test'

interface Shift {
  value: number
  /** The beginnings of what has moved. */
  nodes: string[]
}

/** Adds up the values of all layout shifts. */
const sumShifts = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0)

/** Watches a page for layout shifts, before it is opened. The function it gives returns those so far. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    // A space at the end of what has come has no width yet: it moves with the next word, and has no ink.
    const isSpace = (node?: Node) => node?.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim()
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
        if (!sources.length || sources.some(({ node }) => !isSpace(node)))
          shifts.push({
            value,
            nodes: sources.map(({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 120) ?? ''),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

/**
 * Expects that nobody could see what has moved. Letters of another font are not as wide to the last pixel: a label may move by less than
 * one pixel, which tools report as 0.
 */
export const expectUnseen = (shifts: readonly Shift[]): void =>
  expect(sumShifts(shifts), JSON.stringify(shifts)).toBeLessThan(0.0005)
