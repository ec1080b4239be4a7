import { expect, test } from './support.ts'

/** What is traced of the layout of a page. */
interface TracedEvent {
  name: string
  args: { elementCount?: number }
}

for (const path of ['/', '/about'])
  test(`${path} is laid out block by block (PERF-07)`, async ({ page, browser }) => {
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await page.goto(path)
    const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`) as { traceEvents: TracedEvent[] }
    const styled = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)
    const shown = await page.locator('body *').evaluateAll((all) => all.filter((element) => element.checkVisibility()).length)
    // At once they would be more than all that is shown.
    expect(Math.max(...styled)).toBeLessThan(shown * 0.7)
  })
