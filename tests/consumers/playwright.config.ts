import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.ts'

/** Applications of others that install the packed library. `npm run test:full` runs them; the first time they need the registry. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/consumers',
  workers: 1,
  timeout: 120_000,
  use: { launchOptions: launchOptions(), viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
})
