import { defineConfig } from 'vitest/config'

/** For what hangs, not for what is slow: the gates start compilers, bundlers and a browser, on busy machines too. */
const limit = 30 * 60_000

/** The gates of the published package: they look at `dist` and run after the build. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'package',
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/pack.ts',
    testTimeout: limit,
    hookTimeout: limit,
    expect: { poll: { timeout: limit } },
  },
})
