/**
 * How long the Composer of the built Storybook takes for a letter that is typed, on a page of 20 blocks: `npm run bench -- composer
 * [letters]` (default 60 in each field). A task of more than 50 ms is one that a person notices.
 */
import { chromium, type Locator, type Page } from '@playwright/test'
import { serveStorybook } from '../scripts/built-storybook.ts'
import { launchOptions } from '../scripts/chromium.ts'
import { must } from '../scripts/run.ts'
import { document, number, table } from './document.ts'

const letters = Number(process.argv[2] ?? 60)
const count = 20
/** Where is typed: the block's typename, and the label of one of its fields. */
const fields = [
  ['cb_hero', 'Title'],
  ['cb_quote', 'Text'],
  ['cb_text', 'Body'],
] as const

interface Typing {
  /** Tasks over 50 ms that the browser has seen, ms. */
  long: number[]
  /** CPU of the longest task of the page, ms: what it is on a machine that does nothing else. */
  cpu: number
}
declare const window: Window & { long: number[] }

/** An event of a trace; `tdur` is CPU, in µs. */
type Traced = { name: string; cat: string; tdur?: number }

/** Adds a block, whose fields are shown then. */
async function add(page: Page, block: Locator): Promise<void> {
  // Pressed once more, it would close the list.
  if (!(await block.isVisible())) await page.getByRole('button', { name: 'Blocks', exact: true }).click()
  await block.press('Enter')
}

/** Adds blocks until there are enough; the last one is selected. */
async function compose(page: Page): Promise<void> {
  const items = page.locator('[data-testid^="drawer-item:"]')
  await page.frameLocator('iframe').locator('[data-puck-dropzone]').first().waitFor()
  const all = await items.count()
  for (let i = 0; i < count; i++) {
    await add(page, items.nth(i % all))
    await page.frameLocator('iframe').locator('[data-puck-component]').nth(i).waitFor({ state: 'attached' })
  }
}

async function typeInto(page: Page, block: string, label: string): Promise<Typing> {
  await add(page, page.getByTestId(`drawer-item:${block}`))
  const field = page.getByRole('textbox', { name: label, exact: true }).first()
  await field.press('End')
  await page.evaluate(() => {
    window.long = []
    const note = (list: PerformanceObserverEntryList) => window.long.push(...list.getEntries().map(({ duration }) => duration))
    new PerformanceObserver(note).observe({ type: 'longtask' })
  })
  await page
    .context()
    .browser()!
    .startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  // As a quick typist does.
  await field.pressSequentially('abcd '.repeat(letters / 5), { delay: 100 })
  await page.evaluate(() => new Promise((go) => requestIdleCallback(go)))
  const trace = JSON.parse((await page.context().browser()!.stopTracing()).toString()) as { traceEvents: Traced[] }
  const tasks = trace.traceEvents.filter(({ name }) => name === 'RunTask')
  return { long: await page.evaluate(() => window.long), cpu: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000 }
}

await must('npm', ['run', '--silent', 'build-storybook', '--', '--quiet'])
const { url, close } = await serveStorybook()
const browser = await chromium.launch(launchOptions())
try {
  const rows: string[][] = []
  for (const [block, label] of fields) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(new URL('iframe.html?viewMode=story&id=start-composer--composer&globals=a11y.manual:!true', url).href)
    await compose(page)
    const { long, cpu } = await typeInto(page, block, label)
    rows.push([`${block}, ${label.toLowerCase()}`, `${long.length}`, number(Math.max(0, ...long)), number(cpu)])
    await page.close()
  }
  await document('composer', table([['typed in', 'tasks over 50 ms', 'the longest, ms', 'CPU of the longest task, ms'], ...rows]))
} finally {
  await browser.close()
  await close()
}
