import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

const conditions = ['@brand/source', 'module', 'browser', 'development|production']

/** The unit tests of one folder, for `npm run mutation`. They share a thread: one for each file and change would take an hour. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions: ['@brand/source', 'node', 'development|production'] } },
  test: { include: [`${process.env.MUTATION_TESTS}/**/*.test.{ts,tsx}`], isolate: false, pool: 'threads', testTimeout: 60_000 },
})
