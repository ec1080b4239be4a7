/**
 * Lighthouse results of pages on a phone, as they are in production: `npm run bench -- lighthouse [runs] [paths]`. The default is
 * the median of three runs, for a page of each kind. The simulated phone has a slow connection and a quarter of this machine's
 * speed. Keep the machine idle.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { launchOptions } from '../../scripts/chromium.ts'
import { startSite } from '../../tests/e2e/server.ts'
import { document, table } from './document.ts'

const runs = Number(process.argv[2] ?? 3)
const kinds = '/,/acoustic-solutions,/acoustic-solutions/murmel,/inspiration/a-courtroom-learns-to-whisper,/contact,/agents-reps'
const paths = (process.argv[3] ?? kinds).split(',')
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: Record<'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift', { numericValue: number }>
}

const { executablePath, args } = launchOptions()
const run = promisify(execFile)

/** One report. Some recordings have no beginning; Lighthouse then fails and asks for another run. */
async function measure(url: string, attempts = 3): Promise<Report> {
  const flags = ['--output=json', '--quiet', `--chrome-flags=--headless=new ${args.join(' ')}`]
  const env = { ...process.env, CHROME_PATH: executablePath }
  try {
    return JSON.parse((await run('lighthouse', [url, ...flags], { env, maxBuffer: 2 ** 26 })).stdout) as Report
  } catch (error) {
    if (attempts > 1) return measure(url, attempts - 1)
    throw new Error(`Lighthouse returned no result for ${url}.`, { cause: error })
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const site = await startSite({ SITE_ENV: 'production', RENDER_AHEAD: 'true' })
try {
  const reports = new Map<string, Report[]>(paths.map((path) => [path, []]))
  // In turn, so that a busy moment does not affect one page only. The first round fills the caches of pictures and is left out.
  for (let round = 0; round <= runs; round++)
    for (const path of paths) {
      const report = await measure(site.url + path)
      if (round) reports.get(path)!.push(report)
    }
  const rows = [...reports].map(([path, each]) => {
    const value = (audit: keyof Report['audits']) => median(each.map(({ audits }) => audits[audit].numericValue))
    return [
      `\`${path}\``,
      ...categories.map((name) => `${Math.round(median(each.map((report) => report.categories[name].score ?? 0)) * 100)}`),
      (value('largest-contentful-paint') / 1000).toFixed(1),
      `${Math.round(value('total-blocking-time'))}`,
      value('cumulative-layout-shift').toFixed(3),
    ]
  })
  const head = [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'largest paint, s',
    'blocked, ms',
    'layout shift',
  ]
  await document('lighthouse', table([head, ...rows]))
} finally {
  await site.stop()
}
