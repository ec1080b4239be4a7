import { defineConfig } from '@playwright/test'

/** Ways through the built site in browsers that Playwright has no own build of here: `npm run build` first. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  workers: 1,
  // Limits for a busy machine.
  timeout: 240_000,
})
