import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { decode, encode } from '@jridgewell/sourcemap-codec'
import { defineConfig } from 'tsup'
import { separateFiles } from './scripts/build-plugins.ts'
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

const bareImport = /import"\.\/chunk-\w+\.js";/g

/**
 * Removes the imports of chunks from which nothing is imported, and moves the source map with the code. Such imports only keep the order in
 * which modules run, and ours do nothing when they run (`sideEffects` in package.json).
 */
async function dropBareImports(file: string) {
  const code = await readFile(file, 'utf8')
  const bare = [...code.matchAll(bareImport)].map(({ index, 0: { length } }) => ({ index, length }))
  if (!bare.length) return
  const map = JSON.parse(await readFile(`${file}.map`, 'utf8')) as { mappings: string }
  const [first = [], ...others] = decode(map.mappings)
  for (const segment of first)
    segment[0] -= bare.filter(({ index }) => index < segment[0]).reduce((sum, { length }) => sum + length, 0)
  await writeFile(file, code.replaceAll(bareImport, ''))
  await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: encode([first, ...others]) }))
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
  esbuildPlugins: [classNames, separateFiles({ ...modules, ...clientModules, ...fixtureModules })],
  // Names stay, so that React's tools and stack traces show components by their names.
  esbuildOptions: (options) => Object.assign(options, { minifyWhitespace: true, minifySyntax: true }),
  async onSuccess() {
    const scripts = (await readdir('dist')).filter((file) => file.endsWith('.js'))
    await Promise.all(scripts.map((file) => dropBareImports(`dist/${file}`)))
    await Promise.all(Object.keys(clientModules).map((name) => markClient(`dist/${name}.js`)))
    await cp('src/generated/fonts', 'dist/fonts', { recursive: true, filter: (path) => !/\.(stamp|ts)$/.test(path) })
    await cp('src/generated/assets', 'dist/assets', { recursive: true })
    await cp('src/generated/tokens', 'dist/tokens', { recursive: true })
    for (const [name, source] of Object.entries(thumbnails)) await cp(source, `dist/${name}`)
    await writeDataModules()
    await writeStyles()
    await writeManifest()
    await writeDocs()
  },
})
