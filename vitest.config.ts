import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

const conditions = ['@brand/source', 'module', 'browser', 'development|production']

export default defineConfig({
  test: {
    // Tests also wait (for servers, timers, imports): one more than a small machine has cores.
    maxWorkers: 3,
    // A thread starts faster than a process.
    pool: 'threads',
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions },
        ssr: { resolve: { conditions: ['@brand/source', 'node', 'development|production'] } },
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/datocms/stand-in/*.test.ts',
            'packages/demo-content/tests/*.test.ts',
            'site/**/*.test.{ts,tsx}',
            '{scripts,tools}/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // For a busy machine; an idle one needs a fraction.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 50_000 } },
        },
      },
    ],
  },
})
