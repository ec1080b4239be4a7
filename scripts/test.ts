/**
 * `npm test`: every kind of test in turn, then one line `N passed, N failed`. `npm run test:full` adds what is slow.
 * A failing step does not stop the others: one run gives all results. Independent steps that leave a core idle run side by side.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checks, exportsAreCurrent, prepare } from './checks.ts'
import { findChromium } from './chromium.ts'
import { root, run, runQuietly } from './run.ts'

interface Count {
  passed: number
  failed: number
}

const full = process.argv.includes('--full')
if (full) process.env.FULL = '1'
const reports = join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const read = (report: string): unknown => JSON.parse(readFileSync(report, 'utf8'))

/** Vitest's JSON reporter; a suite that could not even load counts as one failure. */
function vitestCount(report: string): Count {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = read(report) as Record<string, number> & {
    success: boolean
  }
  const failed = numFailedTests || (success ? 0 : numFailedTestSuites || 1)
  return { passed: numPassedTests ?? 0, failed: failed ?? 0 }
}

/** Playwright's JSON reporter; a test that passed only on a second try counts as failed. */
function playwrightCount(report: string): Count {
  const { stats, errors } = read(report) as { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

const single = (code: number): Count => (code ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 })

/** Counts the tests of a report. A step without a report, or with none of its tests run, has failed. */
function counted(code: number, count: (report: string) => Count, report: string): Count {
  try {
    const { passed, failed } = count(report)
    return { passed, failed: failed || (code || !passed ? 1 : 0) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

// Colour codes are noise in a log.
const colorEnv = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
const vitest = async (report: string, args: string[], env?: NodeJS.ProcessEnv) => {
  const file = join(reports, `${report}.json`)
  const code = await run('vitest', ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], {
    ...colorEnv,
    ...env,
  })
  return counted(code, vitestCount, file)
}

const playwright = async (report: string, args: string[]) => {
  const file = join(reports, `${report}.json`)
  const code = await run('playwright', ['test', ...args, '--reporter=dot,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  return counted(code, playwrightCount, file)
}

const chromium = findChromium()
if (chromium) process.env.CHROME_PATH = chromium
else console.error('Chromium is missing and cannot be installed: set CHROME_PATH. All browser tests count as failed.')

const inBrowser = (step: () => Promise<Count>) => (chromium ? step() : Promise.resolve({ passed: 0, failed: 1 }))

const current = await exportsAreCurrent()
await prepare()
type Step = [name: string, step: () => Promise<Count>]

const quick: Step[] = [
  ['package exports are up to date', async () => single(current ? 0 : 1)],
  ...checks.map(({ name, file, args }): Step => [name, async () => single(await runQuietly(file, args))]),
]

/** Groups run one after the other, the lists of a group side by side. */
const groups: Step[][][] = [
  [
    [
      ['build', async () => single(await runQuietly('turbo', ['run', 'build', '--output-logs=errors-only']))],
      ['unit tests', () => vitest('unit', ['--project', 'unit'])],
      ['package gates', () => vitest('package', ['--config', 'packages/blocks/vitest.package.config.ts'])],
    ],
    [
      [
        'build of Storybook',
        async () => single(await runQuietly('npm', ['run', '--silent', 'build-storybook', '--', '--quiet'])),
      ],
      ['stories', () => inBrowser(() => playwright('stories', ['--config', 'tests/stories/playwright.config.ts']))],
    ],
    quick,
  ],
  [[['end to end', () => inBrowser(() => playwright('e2e', ['--config', 'tests/e2e/playwright.config.ts']))]]],
]
if (full)
  groups.push(
    [
      [
        [
          'crawl and visual baselines',
          () => inBrowser(() => playwright('full', ['--config', 'tests/full/playwright.config.ts'])),
        ],
      ],
    ],
    [[['Firefox and WebKit', () => playwright('browsers', ['--config', 'tests/browsers/playwright.config.ts'])]]],
    [
      [
        [
          'visual checks',
          () => inBrowser(() => playwright('visual-checks', ['--config', 'tools/visual-checks/playwright.config.ts'])),
        ],
      ],
    ],
    [
      [
        [
          'applications with the packed library',
          () => inBrowser(() => playwright('consumers', ['--config', 'tests/consumers/playwright.config.ts'])),
        ],
      ],
    ],
  )

const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []
async function runInTurn(steps: Step[]): Promise<void> {
  for (const [name, step] of steps) {
    if (isStopped) return
    const start = Date.now()
    console.log(`\n=== ${name}`)
    const { passed, failed } = await step()
    total.passed += passed
    total.failed += failed
    if (failed) failures.push(name)
    console.log(`=== ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - start) / 1000)} s)`)
  }
}

let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isStopped = true))

const begun = Date.now()
for (const group of groups) await Promise.all(group.map(runInTurn))
console.log(`\nTests took ${Math.round((Date.now() - begun) / 1000)} s`)
if (failures.length) console.log(`\nFailed: ${failures.join('; ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed || isStopped ? 1 : 0
