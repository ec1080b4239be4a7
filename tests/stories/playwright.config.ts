import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.ts'

/**
 * Every story and documentation page of the built Storybook: `npm run build-storybook` first. With `STORYBOOK_URL` those of one that runs,
 * such as `npm run storybook`.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/stories',
  fullyParallel: true,
  workers: 2,
  // For a busy machine; an idle one needs a second, and some for all permutations.
  timeout: process.env.FULL ? 600_000 : 240_000,
  forbidOnly: Boolean(process.env.CI),
  use: { launchOptions: launchOptions() },
})
