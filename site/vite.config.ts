import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import vike from 'vike/plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'

/**
 * What Vite calls for every `import()` of the browser: asks for the modules that the imported one needs, at once. Vite's own knows
 * stylesheets and other bases as well, and would be a tenth of the script of a page; our pages link their stylesheets. No option
 * leaves it out. Where Vite names it otherwise its own is back, and the tests of script sizes fail.
 */
const preload = {
  name: 'preload',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export const __vitePreload = (load, paths = []) => {
      for (const path of paths)
        if (path.endsWith('.js') && !document.querySelector('link[href="/' + path + '"]'))
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + path }))
      return load()
    }`,
  },
} satisfies Plugin

/** Development takes the blocks from their source, with hot reload; a build takes what is published. */
export default defineConfig(({ command }) => {
  const source = command === 'serve'
  const conditions = source ? ['@brand/source'] : []
  return {
    plugins: [vike(), preload, source && vanillaExtractPlugin()],
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    ssr: { noExternal: [/^@brand\//], resolve: { conditions: [...conditions, ...defaultServerConditions] } },
    build: { target: 'es2022', assetsInlineLimit: 0 },
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
