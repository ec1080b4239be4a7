import { defineConfig } from '@playwright/test'
import { shellOptions } from '../../scripts/chromium.ts'
import { answered } from '../../tests/answered.ts'

/** `npm run visual-checks`: visual checks over all pages, languages and widths. Each prints its figures. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.check.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/visual-checks',
  reporter: 'list',
  workers: 2,
  timeout: 1_800_000,
  use: { storageState: answered, launchOptions: shellOptions(), contextOptions: { reducedMotion: 'reduce' } },
})
