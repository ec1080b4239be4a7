import { defineConfig } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.ts'

// A browser refuses to run sandboxed as root, as in containers.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** End-to-end tests against the production build: `npm run build` first. The servers are started by the set-up, on free ports. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Set by the set-up, before the workers read this.
    baseURL: process.env.PRODUCTION_URL,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...sandbox,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: { width: 1440, height: 900 },
  },
})
