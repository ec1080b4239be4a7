import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

const fontFace =
  "@font-face { font-family: 'Loden Text'; src: url('./fonts/archivo-latin.woff2') format('woff2'); font-weight: 230 850; font-stretch: 62% 125% }"

/** Blocks are shown from their sources. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/blocks/src/**/*.stories.tsx', './start/*.mdx', './foundations/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../packages/blocks/fixtures-assets', to: '/fixtures' },
    { from: '../packages/blocks/src/generated/fonts', to: '/fonts' },
  ],
  // The manager loads no theme.
  managerHead: (head) => `${head}<style>${fontFace}</style>`,
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
