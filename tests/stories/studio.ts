/* oxlint-disable no-underscore-dangle -- the names are Storybook's */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, type Browser, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { initialGlobals } from '../../.storybook/initial-globals.ts'
import { toAttributes } from '../../.storybook/surroundings.ts'
import { viewports } from '../../.storybook/viewports.ts'
import type { Entry } from '../../scripts/built-storybook.ts'

/** Storybook's own, in the page of a story, and ours beside it. */
declare const window: {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (detail: never) => void) => void
    emit: (event: string, detail: object) => void
  }
  __STORYBOOK_PREVIEW__: {
    storyStoreValue?: unknown
    currentRender?: { id: string; phase?: string }
    loadStory: (id: { storyId: string }) => Promise<{ storyGlobals: Globals & { viewport?: { value: keyof typeof viewports } } }>
  }
  axe: { reset: () => void; run: (root: Element, options: RunOptions) => Promise<AxeResults> }
  faults: string[]
  whenShown: (() => void) | undefined
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type Globals = Record<string, string>

/** A picture or film called `missing` shows what is there without it. */
export const isMissing = (address: string) => /\/missing\.\w+$/.test(address)

/** Styles decide about these rules, so each theme and tone can break them. */
const colourRules = ['color-contrast', 'link-in-text-block', 'target-size']

/** Reads in the page how stories end, and why. Axe runs when a test starts it, not after each change of the toolbar. */
function listen(): void {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  const { faults } = Object.assign(window, { faults: [] as string[] })
  const end = () => window.whenShown?.()
  channel.emit('updateGlobals', { globals: { a11y: { manual: true } } })
  for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'])
    channel.on(event, (detail: object) => void faults.push(`${event}: ${JSON.stringify(detail)}`))
  channel.on('unhandledErrorsWhilePlaying', (all: object[]) => void faults.push(JSON.stringify(all)))
  for (const event of ['docsRendered', 'storyErrored', 'storyMissing']) channel.on(event, end)
  // The frames of a wall report their own stories too.
  channel.on('storyFinished', ({ storyId }: { storyId: string }) => {
    if (storyId === window.__STORYBOOK_PREVIEW__.currentRender?.id) end()
  })
}

/** Storybook's frame of a story, in which one follows the other as in the hands of a reviewer. */
export class Studio {
  readonly page: Page
  #messages: string[] = []
  /** Values of the toolbar that the story fixes. */
  #fixed: object = {}

  private constructor(page: Page) {
    this.page = page
    page.on('console', (message) => {
      const { url } = message.location()
      if (['error', 'warning'].includes(message.type()) && !isMissing(url))
        this.#messages.push(`${message.type()}: ${message.text()} (${url})`)
    })
    page.on('pageerror', ({ message }) => this.#messages.push(`exception: ${message}`))
  }

  static async open(browser: Browser): Promise<Studio> {
    // Storybook then ends animations before axe looks, as for its own test runner.
    const userAgent = 'StorybookTestRunner'
    const page = await browser.newPage({ userAgent })
    // In the frame of stories alone, as Storybook has it: what is in a frame of theirs is not theirs.
    await page.addInitScript(`if (window === top) { ${axe} }`)
    const studio = new Studio(page)
    await page.goto(new URL('iframe.html', process.env.STORYBOOK_URL).href)
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue)
    await page.evaluate(listen)
    return studio
  }

  /** Sends an event to Storybook, and waits until it has shown what follows. */
  #send(event: string, detail: object): Promise<void> {
    return this.page.evaluate(
      ([event, detail]) =>
        new Promise<void>((resolve) => {
          window.whenShown = resolve
          window.__STORYBOOK_ADDONS_CHANNEL__.emit(event, detail)
        }),
      [event, detail] as const,
    )
  }

  /** Shows a story, which plays, or a documentation page. */
  async show({ id, type }: Entry): Promise<void> {
    await this.takeFaults()
    if (type === 'docs') return this.#send('setCurrentStory', { storyId: id, viewMode: 'docs' })
    const { viewport, ...fixed } = await this.page.evaluate(
      async (storyId) => (await window.__STORYBOOK_PREVIEW__.loadStory({ storyId })).storyGlobals,
      id,
    )
    this.#fixed = fixed
    const { width, height } = viewports[viewport?.value ?? 'large'].styles
    await this.page.setViewportSize({ width: Number.parseInt(width), height: Number.parseInt(height) })
    return this.#send('setCurrentStory', { storyId: id, viewMode: 'story' })
  }

  /** Waits for the stories that stand in frames of a documentation page and have begun to load: they play. */
  async framesPlayed(): Promise<void> {
    const frames = this.page.frames().filter((frame) => frame.parentFrame() && frame.url().includes('/iframe.html?'))
    const isPlayed = () => /^(?:finished|errored)$/.test(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '')
    await Promise.all(frames.map((frame) => frame.waitForFunction(isPlayed)))
  }

  /** Renders the story anew with other values of the toolbar. */
  change = (globals: Globals): Promise<void> => this.#send('updateGlobals', { globals })

  /** Changes only theme, tone, language and direction around a story: what its play function has done stays. */
  surround = (globals: Globals): Promise<void> =>
    this.page.evaluate(
      (attributes) => {
        for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value)
      },
      toAttributes({ ...initialGlobals, ...this.#fixed, ...globals }),
    )

  /** Violations of the page: of the rules of colour, or of all. */
  axe = (rules: 'colour' | 'all'): Promise<string[]> =>
    this.page.evaluate(
      async (options) => {
        window.axe.reset()
        const { violations } = await window.axe.run(document.body, options)
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`))
      },
      {
        resultTypes: ['violations' as const],
        ...(rules === 'colour' ? { runOnly: colourRules } : { rules: { region: { enabled: false } } }),
      },
    )

  /** Faults since the last call: of play functions, of axe, and messages of the console. */
  async takeFaults(): Promise<string[]> {
    const faults = await this.page.evaluate(() => window.faults.splice(0))
    return [...faults, ...this.#messages.splice(0)]
  }
}

/** One frame for all stories of a worker; in `npm run test:full` each has its own. */
export const test = base.extend<object, { studio: Studio }>({
  studio: [
    async ({ browser }, use) => {
      const studio = await Studio.open(browser)
      await use(studio)
      await studio.page.close()
    },
    { scope: (process.env.FULL ? 'test' : 'worker') as 'worker' },
  ],
})
