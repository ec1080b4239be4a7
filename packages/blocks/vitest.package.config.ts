import { defineConfig } from 'vitest/config'

/** The gates of the published package: they look at `dist` and run after the build. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'package',
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/pack.ts',
    testTimeout: 60_000,
  },
})
