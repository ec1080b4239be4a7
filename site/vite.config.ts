import vike from 'vike/plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { sourceStyles } from './styles/source-styles.ts'

/**
 * Vite puts a call around every `import()` of the browser that asks for stylesheets and for the modules that the imported one
 * needs. Our pages link their stylesheets. The calls would be a fifth of the script of a page, 1.1 kB, and one more request
 * before any of it runs, also in browsers that run none. No option leaves them out, so the plugin that adds them runs for no part
 * of the build. If Vite renames that plugin, the calls are back and the test of script sizes fails.
 */
const noPreload = {
  name: 'no-preload',
  configResolved({ plugins }) {
    const preload = plugins.find(({ name }) => name === 'native:import-analysis-build')
    if (preload) preload.applyToEnvironment = () => false
  },
} satisfies Plugin

/** Development takes the blocks from their source, with hot reload; a build takes what is published. */
export default defineConfig(({ command }) => {
  const source = command === 'serve'
  const conditions = source ? ['@brand/source'] : []
  return {
    plugins: [vike(), noPreload, source && sourceStyles()],
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    ssr: { noExternal: [/^@brand\//], resolve: { conditions: [...conditions, ...defaultServerConditions] } },
    build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
    environments: {
      client: {
        build: {
          // The server offers them at the same path.
          license: { fileName: 'third-party-notices.md' },
          // Theme, base and chrome as one stylesheet.
          rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'styles', test: /\.css$/ }] } } },
        },
      },
    },
  }
})
