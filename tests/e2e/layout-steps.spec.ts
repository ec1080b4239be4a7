import { parts } from '../../site/pages/layout-steps.ts'
import { pageKinds } from './page-kinds.ts'
import { expect, test } from './support.ts'

/** What is traced of the layout of a page. */
interface TracedEvent {
  name: string
  args: { elementCount?: number }
}

for (const path of ['/', '/acoustic-solutions', '/acoustic-solutions/murmel', '/agents-reps', '/contact', '/none'])
  test(`${path} is laid out in steps (PERF-07)`, async ({ page, browser }) => {
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await page.goto(path)
    const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`) as { traceEvents: TracedEvent[] }
    const styled = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)
    const shown = await page.locator('body *').evaluateAll((all) => all.filter((element) => element.checkVisibility()).length)
    // At once they would be more than all that is shown.
    expect(Math.max(...styled)).toBeLessThan(shown * 0.7)
  })

test('steps are in the parts that take them, on some page each, and in nothing that a script takes over (PERF-07)', async ({
  page,
}) => {
  await page.goto('/none')
  const found = await page.evaluate(async (paths) => {
    const within = new Set<string>()
    for (const path of paths) {
      const html = await (await fetch(path)).text()
      for (const script of new DOMParser()
        .parseFromString(html, 'text/html')
        .querySelectorAll('body script:not([type], [src])')) {
        const takenOver = script.closest('.island, dialog, noscript, template')
        within.add(
          takenOver ? `${takenOver.localName} on ${path}` : (script.parentElement!.dataset['part'] ?? script.parentElement!.id),
        )
      }
    }
    return [...within]
  }, Object.values(pageKinds).flat())
  expect(found.toSorted()).toEqual([...parts, 'main'].toSorted())
})
