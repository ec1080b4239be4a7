import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

/** Storybook wears the first theme (`dress.ts`), whose typeface the manager needs too. */
const theme = `<link rel="preload" href="./fonts/archivo-latin.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="./themes/loden.css">`

/** Blocks are shown from their sources. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/blocks/src/**/*.stories.tsx', './{start,foundations,composer}/*.stories.tsx', './start/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../packages/blocks/fixtures-assets', to: '/fixtures' },
    { from: '../packages/blocks/src/generated/fonts', to: '/fonts' },
    { from: '../packages/blocks/src/generated/themes', to: '/themes' },
    // What the Composer shows and opens.
    { from: '../packages/demo-content/assets', to: '/content' },
    { from: '../packages/demo-content/records', to: '/records' },
  ],
  managerHead: (head) => head + theme,
  // Nobody is to be taught what Storybook is.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true },
  // Props are described by the contracts.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // 'use client' means nothing here, and forty warnings hide the one that does.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
    resolve: {
      ...vite.resolve,
      conditions: ['@brand/source', ...(vite.resolve?.conditions ?? ['module', 'browser', 'development|production'])],
    },
  }),
}

export default config
