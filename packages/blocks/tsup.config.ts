import { cp, readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { ownFiles } from './scripts/build-plugins.ts'
import { writeDocs } from './scripts/docs.ts'
import { writeDataModules } from './scripts/data-modules.ts'
import { clientModules, fixtureModules, modules, thumbnails } from './scripts/entries.ts'
import { writeManifest } from './scripts/manifest.ts'
import { classNames, writeStyles } from './scripts/styles.ts'

/** React needs the directive on every file made of client modules; bundling drops it. On the first line, so that source maps stay right. */
async function markClient(file: string) {
  const code = await readFile(file, 'utf8')
  await writeFile(file, `'use client';${code.replace(/^\s*['"]use client['"];/, '')}`)
}

export default defineConfig({
  entry: { ...modules, ...clientModules },
  format: 'esm',
  target: 'es2022',
  tsconfig: '../../tsconfig.json',
  splitting: true,
  sourcemap: true,
  clean: true,
  silent: true,
  esbuildPlugins: [classNames, ownFiles({ ...modules, ...clientModules, ...fixtureModules })],
  // Names stay, so that React's tools and stack traces show components by their names.
  esbuildOptions: (options) => Object.assign(options, { minifyWhitespace: true, minifySyntax: true }),
  async onSuccess() {
    await Promise.all(Object.keys(clientModules).map((name) => markClient(`dist/${name}.js`)))
    await cp('src/generated/fonts', 'dist/fonts', { recursive: true, filter: (path) => !/\.(stamp|ts)$/.test(path) })
    await cp('src/generated/assets', 'dist/assets', { recursive: true })
    for (const [name, source] of Object.entries(thumbnails)) await cp(source, `dist/${name}`)
    await writeDataModules()
    await writeStyles()
    await writeManifest()
    await writeDocs()
  },
})
