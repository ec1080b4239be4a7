import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.ts'

const conditions = ['@brand/source', 'module', 'browser', 'development|production']

export default defineConfig({
  test: {
    // Tests also wait (for servers, timers, imports): one more than a small machine has cores.
    maxWorkers: 3,
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions },
        ssr: { resolve: { conditions: ['@brand/source', 'node', 'development|production'] } },
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/demo-content/tests/*.test.ts',
            'site/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // For a busy machine; an idle one needs a fraction.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 50_000 } },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Known beforehand, so that the first run on a fresh clone does not reload half way.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom/client',
            '@puckeditor/core',
            '@radix-ui/react-accordion',
            '@radix-ui/react-dialog',
            '@radix-ui/react-tabs',
            'axe-core',
          ],
        },
        test: {
          name: 'stories',
          setupFiles: ['./tests/stories/setup.ts'],
          // A story is shown in many permutations, each with axe.
          testTimeout: 60_000,
          fileParallelism: false,
          // As in Storybook, stories share a page, which takes seconds to load. In `npm run test:full` each file has its own.
          isolate: Boolean(process.env.FULL),
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
