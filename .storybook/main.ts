import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { ManifestEntry } from './manifest.ts'
import { relativeFixtures } from './relative-fixtures.ts'
import { addStatus } from './status-tags.ts'
import { smallPictures } from './small-pictures.ts'
import { addSources } from './add-sources.ts'
import { withoutIds } from './without-requirements.ts'

/** Storybook wears the first theme (`studio-theme.ts`), whose typeface the manager needs too. */
const theme = `<link rel="preload" href="./fonts/archivo-latin.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="./themes/loden.css">`

/** Option for the component manifest that agents read. Storybook has no type for it yet. */
interface Manifests {
  experimental_manifests: (manifests: { components?: { components: Record<string, ManifestEntry> } }) => Promise<object>
}

/** Storybook makes descriptions of the comments of stories, in a plugin that reads the files after all others: but for this one. */
const tidyDescriptions = {
  name: 'tidy-descriptions',
  enforce: 'post' as const,
  transform: {
    order: 'post' as const,
    handler: (code: string, id: string) => (id.endsWith('.stories.tsx') ? withoutIds(code) : null),
  },
}

/** Blocks are shown from their sources. */
const config: StorybookConfig & Manifests = {
  framework: '@storybook/react-vite',
  stories: ['../packages/blocks/src/**/*.stories.tsx', './{start,foundations,composer,wall}/*.stories.tsx', './start/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-mcp'],
  staticDirs: async (own = [], { configType }) => [
    ...own,
    { from: '../packages/blocks/fixtures-assets', to: '/fixtures' },
    { from: '../packages/blocks/src/generated/fonts', to: '/fonts' },
    { from: '../packages/blocks/src/generated/themes', to: '/themes' },
    // The Composer opens, begins with and shows these.
    ...['page', 'acousticGuide', 'article', 'designer', 'fabric', 'family', 'model'].map((kind) => ({
      from: `../packages/demo-content/records/${kind}`,
      to: `/records/${kind}`,
    })),
    { from: configType === 'PRODUCTION' ? await smallPictures() : '../packages/demo-content/assets', to: '/content' },
  ],
  managerHead: (head) => head + theme,
  // A story by itself has an icon too: the browser would ask for one at the root.
  previewHead: (head) => `${head ?? ''}<link rel="icon" href="./favicon.svg">`,
  // Nobody is to be taught what Storybook is.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true },
  // `addSources` describes components.
  typescript: { reactDocgen: false },
  experimental_indexers: (indexers = []) => indexers.map(addStatus),
  experimental_manifests: async ({ components, ...others }) => {
    // Only when somebody asks: it reads all contracts.
    const { complete } = await import('./manifest.ts')
    return { ...others, ...(components && { components: { ...components, components: await complete(components.components) } }) }
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), relativeFixtures(), addSources(), tidyDescriptions],
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
