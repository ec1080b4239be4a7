/**
 * The server as `npm start` runs it: a few files of JavaScript. As some 900 modules, of which ours are TypeScript, it starts later and
 * holds 30 MB more (docs/PERFORMANCE.md, Memory).
 */
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Options } from 'tsup'

const folder = fileURLToPath(new URL('dist/node', import.meta.url))

/** A thread begins with a file of its own. All else that a source names beside it is where it was. */
const besideSource: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'beside-source',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url).href`
      const code = await readFile(path, 'utf8')
      const contents = code.replaceAll(
        /new Worker\(new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.url/g,
        (_, thread?: string) => (thread ? `new Worker(new URL('./${thread}.js', import.meta.url)` : source),
      )
      return { contents, loader: 'ts' }
    })
  },
}

export default defineConfig({
  entry: {
    index: 'server/index.ts',
    worker: '../packages/content-api/src/search/worker.ts',
    writer: '../packages/inquiries/src/writer.ts',
  },
  outDir: 'dist/node',
  format: 'esm',
  target: 'node24',
  splitting: true,
  clean: true,
  silent: true,
  removeNodeProtocol: false,
  // All but what is no JavaScript, has threads of its own, or is loaded by the pages, which Vike builds, too.
  noExternal: [/^(?!(?:sharp|pg|pino|react|react-dom|vike|zod)(?:\/|$))/],
  // Of packages that are not ES modules.
  banner: { js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);" },
  esbuildPlugins: [besideSource],
  // A text with one character beyond Latin 1 takes two bytes for each.
  esbuildOptions: (options) => Object.assign(options, { charset: 'ascii' }),
})
