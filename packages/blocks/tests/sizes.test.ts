import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build, transform } from 'esbuild'
import { expect, it } from 'vitest'
import { blocks, namesOf } from '../scripts/entries.ts'
import { dist } from '../scripts/measure.ts'

const gzip = (text: string) => Math.round(gzipSync(text, { level: 9 }).length / 10) / 100

/** What a page of these blocks weighs in an application, React apart, which it has anyway: kB, gzip. */
async function sizeOf(names: readonly string[]) {
  const contents = names.map((name) => `export { ${namesOf(name).component} } from './${name}.js'`).join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: dist },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    logLevel: 'error',
  })
  const css = ['base', ...names].map((name) => readFileSync(`${dist}/styles/${name}.css`, 'utf8')).join('\n')
  return { js: gzip(outputFiles[0]!.text), css: gzip((await transform(css, { loader: 'css', minify: true })).code) }
}

const editorial = ['text', 'image-text', 'info', 'image-grid', 'quote']
const ten = [...editorial, 'static-header', 'hero', 'topic-teaser', 'call-to-action-hero', 'home-header']

it.each([
  ['five editorial blocks', editorial, 4, 4.5],
  ['ten blocks, one of them with a dialog', ten, 18, 6.1],
])('%s, with all that they share', async (what, names, js, css) => {
  expect(names.filter((name) => !blocks.some(({ entry }) => entry === name))).toEqual([])
  const size = await sizeOf(names)
  console.log(`${what}: ${size.js} kB of JavaScript (at most ${js}), ${size.css} kB of CSS (at most ${css})`)
  expect(size.js).toBeLessThanOrEqual(js)
  expect(size.css).toBeLessThanOrEqual(css)
})
