import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import vike from 'vike/plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'

/**
 * What Vite calls for every `import()` of the browser: asks for stylesheets and for the modules that the imported one needs. Our pages
 * link their stylesheets, and lists of modules would be a tenth of the script of a page. No option leaves it out. Where Vite names it
 * otherwise its own is back, and the tests of script sizes fail.
 */
const noPreload = {
  name: 'no-preload',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
} satisfies Plugin

/** Development takes the blocks from their source, with hot reload; a build takes what is published. */
export default defineConfig(({ command }) => {
  const source = command === 'serve'
  const conditions = source ? ['@brand/source'] : []
  return {
    plugins: [vike(), noPreload, source && vanillaExtractPlugin()],
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
