import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.ts'
import { answered } from '../answered.ts'

/** Configuration of the tests that `npm run test:full` adds, which are slow and use the built site. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/full',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  updateSnapshots: 'none',
  workers: 1,
  timeout: 300_000,
  // On a busy machine a command of ours takes seconds to start.
  expect: { timeout: 30_000 },
  use: { storageState: answered, launchOptions: launchOptions() },
})
