/**
 * What the same five parts of a page weigh from our library and from two others, in one Vite build each: `npm run bench -- sizes`. The
 * others are installed below `.cache`, for which the registry is needed the first time.
 */
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { root } from '../scripts/run.ts'
import { insert, number, table } from './document.ts'

interface Library {
  name: string
  /** Entry with every component, the stylesheets that an application imports itself, and its parts: one, then the other four. */
  from: string
  css: readonly string[]
  parts: readonly string[]
}

const others = { '@primer/react-brand': '0.73.0', '@radix-ui/themes': '3.3.0' }
const ours: Library = {
  name: '@brand/blocks',
  from: '@brand/blocks',
  css: ['@brand/blocks/themes/wireframe.css', '@brand/blocks/base.css'],
  parts: ['Quote', 'Hero', 'Text', 'ImageText', 'TopicTeaser'],
}
/** Parts of theirs need the provider of their theme too. */
const libraries: readonly Library[] = [
  ours,
  {
    name: '@primer/react-brand',
    from: '@primer/react-brand/esm',
    css: [],
    parts: ['Testimonial', 'Hero', 'Prose', 'River', 'Card', 'ThemeProvider'],
  },
  {
    name: '@radix-ui/themes',
    from: '@radix-ui/themes',
    css: ['@radix-ui/themes/styles.css'],
    parts: ['Blockquote', 'Section', 'Text', 'Heading', 'Card', 'Theme'],
  },
]

const folder = join(root, '.cache/library-sizes')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: others }))
await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--prefer-offline'], { cwd: folder })

const kB = (texts: readonly (string | Uint8Array)[]) =>
  number(texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000)

/** JavaScript and CSS that a page loads at once for a module, React apart: kB, gzip. */
async function sizeOf(code: string): Promise<[js: string, css: string]> {
  const entry = join(folder, 'entry.js')
  await writeFile(entry, code)
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict', external: /^react(-dom)?($|\/)/ },
    },
  })) as Rollup.RollupOutput
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  /** What is loaded later is not counted. */
  const loaded = new Set(output.flatMap((file) => (file.type === 'chunk' && file.isEntry ? file.fileName : [])))
  for (const name of loaded) for (const next of chunks.get(name)?.imports ?? []) loaded.add(next)
  const css = output.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : []))
  return [kB([...loaded].flatMap((name) => chunks.get(name)?.code ?? [])), kB(css)]
}

const imports = (files: readonly string[]) => files.map((file) => `import '${file}'\n`).join('')
const kebab = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
const stylesOf = (library: Library, parts: readonly string[]) =>
  library === ours ? parts.map((part) => `${library.name}/${kebab(part)}.css`) : []

const rows: string[][] = []
for (const library of libraries) {
  const { name, from, css, parts } = library
  const [first, , , , , provider] = parts
  const one = [first!, ...(provider ? [provider] : [])]
  const some = (names: readonly string[]) =>
    `${imports([...css, ...stylesOf(library, names)])}export { ${names.join(', ')} } from '${from}'`
  const everything = library === ours ? [css[0]!, `${name}/styles.css`] : css
  const sizes = [
    await sizeOf(some(one)),
    await sizeOf(some(parts)),
    await sizeOf(`${imports(everything)}export * as all from '${from}'`),
  ]
  rows.push([`${name}: ${parts.join(', ')}`, ...sizes.map((size) => size.join(' / '))])
}
await insert('sizes', table([['JavaScript / CSS, kB', 'the first one', 'these', 'every component'], ...rows]))
