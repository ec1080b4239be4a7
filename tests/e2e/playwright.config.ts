import { defineConfig } from '@playwright/test'
import { launchOptions as installed, shellOptions } from '../../scripts/chromium.ts'
import { answered } from '../answered.ts'

/** Tests with the tag `@slow` run in `npm run test:full` only. */
const slow = process.env.FULL ? undefined : /@slow/

const { args, ...browser } = shellOptions()

// To encode and decode pictures takes most of a page's time. Files whose tests look at them use `withPictures`.
// A new process for each page takes a tenth of it.
const launchOptions = { ...browser, args: [...args, '--blink-settings=imagesEnabled=false', '--renderer-process-limit=2'] }

/** Tests of a browser as it is without Playwright: scroll bars take room, and the back/forward cache is on. */
const asInstalled = /(scroll-bars|way-back)\.spec\.ts/
const likeVisitors = {
  ...launchOptions,
  executablePath: installed().executablePath,
  ignoreDefaultArgs: ['--hide-scrollbars', '--disable-back-forward-cache'],
}

/** End-to-end tests against the production build: `npm run build` first. The servers are started by the set-up, on free ports. */
export default defineConfig({
  projects: [
    { name: 'commands', testDir: '../commands' },
    { name: 'site', testDir: '.', testIgnore: asInstalled },
    {
      name: 'as installed',
      testDir: '.',
      testMatch: asInstalled,
      use: { launchOptions: likeVisitors },
    },
  ],
  ...(slow && { grepInvert: slow }),
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results',
  // Files whose tests share a server that they start set another mode: both workers would start it.
  fullyParallel: true,
  // Tests also wait (for answers, frames, timers): one more than a small machine has cores.
  workers: 3,
  // Limits for a busy machine; an idle one needs a fraction. In `npm run test:full` a test may see all pages of a language.
  timeout: process.env.FULL ? 600_000 : 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Set by the set-up, before the workers read this.
    baseURL: process.env.PRODUCTION_URL,
    launchOptions,
    // The best compression takes long for a page that is asked for once; tests of it ask for it themselves.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    storageState: answered,
    viewport: { width: 1440, height: 900 },
    // Where the film plays, the headless browser sometimes stops drawing frames, which clicks wait for.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
