import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'

/**
 * Keeps modules that are published as files of their own out of the other files: an import of one becomes an import of its file.
 * So a block's code is in its own file and nowhere else, and `'use client'` stands on exactly the files made of client modules.
 */
export const ownFiles = (modules: Record<string, string>): Plugin => {
  const names = new Map(Object.entries(modules).map(([name, path]) => [resolve(path), name]))
  return {
    name: 'own-files',
    setup({ onResolve }) {
      onResolve({ filter: /^\.{1,2}\// }, ({ kind, path, resolveDir }) => {
        const name = kind === 'entry-point' ? undefined : names.get(resolve(resolveDir, path))
        return name === undefined ? undefined : { path: `./${name}.js`, external: true, sideEffects: false }
      })
    },
  }
}

/** Components carry their English texts only; bundlers cannot prove that the other languages in the same module are unused. */
export const englishOnly: Plugin = {
  name: 'english-only',
  setup({ onLoad }) {
    onLoad({ filter: /\.messages\.ts$/ }, async ({ path }) => {
      const { en } = await import(pathToFileURL(path).href)
      return { contents: `export const en = ${JSON.stringify(en)}` }
    })
  },
}
