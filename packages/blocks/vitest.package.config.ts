import { configDefaults, defineConfig } from 'vitest/config'

/** The gates of the published package: they look at `dist` and run after the build. `FULL=1` adds the consumer application. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'package',
    include: ['tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.FULL === '1' ? [] : ['tests/**/*.slow.test.ts'])],
    testTimeout: 60_000,
  },
})
