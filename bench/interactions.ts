/**
 * How soon a page answers what a visitor does: `npm run bench -- interactions [rounds]` (default 3). All ways of tests/browsers are gone
 * in Chromium, on a phone and a desktop. What counts is the CPU time of the longest tasks of the main thread, times four: throttled by the
 * clock, other work on the machine would count four times. Of the rounds the best one counts.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import { answered } from '../tests/answered.ts'
import { startChromium } from '../tests/browsers/chromium.ts'
import type { Way } from '../tests/browsers/parts.ts'
import type { Tab } from '../tests/browsers/tab.ts'
import { Visitor } from '../tests/browsers/visitor.ts'
import { consent, ways } from '../tests/browsers/ways.ts'
import { startSite } from '../tests/e2e/server.ts'
import { document as documented, table } from './document.ts'
import { actMark, longestTasks, type Longest, type Task } from './main-thread.ts'

const rounds = Number(process.argv[2] ?? 3)
const slower = 4
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const all: Record<string, Way> = { ...ways, 'consent is asked for': consent }
const categories = ['toplevel', 'blink.user_timing']

/** Between two acts, in ms: a visitor is slower than a driver, whose looking at the page would count too. */
const pause = 300

/** A tab in which each act is marked, and what it leads to is given time. */
function marked(tab: Tab): Tab {
  const during = async (act: () => Promise<void>) => {
    await tab.run((name) => void performance.mark(name), actMark)
    await act()
    await new Promise((go) => setTimeout(go, pause))
  }
  return {
    ...tab,
    click: (x, y) => during(() => tab.click(x, y)),
    press: (key) => during(() => tab.press(key)),
    async type(text) {
      for (const letter of text) await during(() => tab.type(letter))
    },
  }
}

/** Traces what all pages do, and goes nowhere: with a new process, a page loses its trace. */
let recorder: Page | undefined
const folder = await mkdtemp(join(tmpdir(), 'interactions-'))
const site = await startSite({ SITE_ENV: 'production', RENDER_AHEAD: 'true', DATA_DIR: folder, INQUIRY_LIMIT: '1000' })
const browser = await startChromium(async (page) => void (recorder ??= page))
await browser.open({ size: sizes.phone, hasScript: true })
const [cookie] = answered.cookies

/** Goes a way once. */
async function go(way: Way, device: keyof typeof sizes): Promise<Longest> {
  const tab = marked(await browser.open({ size: sizes[device], hasScript: true }))
  const visitor = new Visitor(tab, site.url, device === 'phone')
  await visitor.open('/api/consent.css')
  if (way !== consent) await tab.run((text) => void (document.cookie = text), `${cookie!.name}=${cookie!.value};path=/`)
  await recorder!.tracing.start({ categories })
  await way(visitor)
  const trace = await recorder!.tracing.stop()
  await tab.close()
  return longestTasks(Buffer.from(trace!).toString())
}

const cells = ({ cpu, path }: Task) => [`${Math.round(cpu * slower)}`, path]
const best = (each: readonly Longest[], kind: keyof Longest) =>
  each.map((longest) => longest[kind]).toSorted((a, b) => a.cpu - b.cpu)[0]!

try {
  const rows: string[][] = []
  for (const [name, way] of Object.entries(all))
    for (const device of ['phone', 'desktop'] as const) {
      const each: Longest[] = []
      for (let round = 0; round < rounds; round++) each.push(await go(way, device))
      rows.push([
        `${name.replace(/ \(.*/, '')}, ${device}`,
        ...(['answering', 'first', 'untouched'] as const).flatMap((kind) => cells(best(each, kind))),
      ])
      console.error(rows.at(-1)!.join(' | '))
    }
  const head = [
    'way',
    'longest task after an act, ms',
    'on',
    'before the first act, ms',
    'on',
    'before an act on any page, ms',
    'on',
  ]
  await documented('interactions', table([head, ...rows]))
} finally {
  await browser.close()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}
