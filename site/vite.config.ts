import vike from 'vike/plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { sourceStyles } from './styles/source-styles.ts'

/** Development takes the blocks from their source, with hot reload; a build takes what is published. */
export default defineConfig(({ command }) => {
  const source = command === 'serve'
  const conditions = source ? ['@brand/source'] : []
  return {
    plugins: [vike(), source && sourceStyles()],
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
