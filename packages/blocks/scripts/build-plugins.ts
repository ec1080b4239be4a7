import { resolve } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Keeps modules that are published as files of their own out of the other files: an import of one becomes an import of its file.
 * So a block's code is in its own file and nowhere else, and `'use client'` is in exactly the files made of client modules.
 */
export const separateFiles = (modules: Record<string, string>): Plugin => {
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
