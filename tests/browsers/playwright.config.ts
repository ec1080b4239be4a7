import { defineConfig } from '@playwright/test'

/** User journeys through the built site in browsers of which Playwright has no build here: `npm run build` first. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  workers: 1,
  // Limits for a busy machine.
  timeout: 240_000,
})
