/**
 * Measures what applications load of ours, built by Vite, React apart: kB, gzip, with what is loaded on use.
 * `node scripts/sizes.ts` writes the table of the read-me.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { blocks, root, styledParts } from './entries.ts'
import { dist } from './measure.ts'

const readme = join(root, 'README.md')
const start = '<!-- sizes -->\n'
const end = '\n<!-- end of sizes -->'

const editorial = ['hero', 'text', 'image-text', 'quote', 'topic-teaser']
const form = ['contact-form', 'enhance-form']
const dialogs = ['accordion', 'tabs', 'modal']

/** Modules that an application imports in full, by the content of a page. Every page has `base.css` and `BlockSection` too. */
const pages: Record<string, readonly string[]> = {
  'Base styles and `BlockSection`': [],
  '`Quote`': ['quote'],
  '`Hero`, `Text`, `ImageText`, `Quote`, `TopicTeaser`': editorial,
  'these five and `ProductGrid`': [...editorial, 'product-grid'],
  'these five and `Carousel`, with its script': [...editorial, 'carousel', 'enhance-carousel'],
  'these five and `ContactForm`, with its script': [...editorial, ...form],
  'these five, `Accordion`, `Tabs` and `Modal`': [...editorial, ...dialogs],
  'all of these': [...editorial, 'product-grid', 'carousel', 'enhance-carousel', ...form, ...dialogs],
  'every component and script': ['index', 'block-scripts'],
}

export interface Sizes {
  js: number
  css: number
}

const kB = (texts: readonly (string | Uint8Array)[]) =>
  Math.round(texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 100) / 10

const styled = new Set([...styledParts, ...blocks.map(({ entry }) => entry)])

async function measure(modules: readonly string[]): Promise<Sizes> {
  const all = ['layout', ...modules]
  const styles = modules.includes('index') ? ['styles'] : ['base', ...modules.filter((module) => styled.has(module))]
  const page = [
    ...all.map((module, i) => `import * as page${i} from '${dist}/${module}.js'`),
    ...styles.map((style) => `import '${dist}/styles/${style}.css'`),
    // Nothing is left out as unused.
    `globalThis.page = [${all.map((_, i) => `page${i}`).join(', ')}]`,
  ].join('\n')
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // A test runs in another environment.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page.js' ? id : undefined),
        load: (id) => (id === 'page.js' ? page : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rollupOptions: { input: 'page.js', external: /^react(-dom)?(\/|$)/ },
    },
  })) as Rollup.RollupOutput
  const endsIn = (ending: string) => output.filter(({ fileName }) => fileName.endsWith(ending))
  return {
    js: kB(endsIn('.js').map((chunk) => (chunk as Rollup.OutputChunk).code)),
    css: kB(endsIn('.css').map((asset) => (asset as Rollup.OutputAsset).source)),
  }
}

/** The size of each page, by what stands on it. */
export async function measureAll(): Promise<Record<string, Sizes>> {
  const sizes: Record<string, Sizes> = {}
  for (const [page, modules] of Object.entries(pages)) sizes[page] = await measure(modules)
  return sizes
}

/** The sizes that the read-me prints. */
export function printedSizes(): Record<string, Sizes> {
  const table = readFileSync(readme, 'utf8').split(start)[1]!.split(end)[0]!
  const rows = [...table.matchAll(/^\| (.+?) +\| +([\d.]+) +\| +([\d.]+) +\|$/gm)]
  return Object.fromEntries(rows.map(([, page, js, css]) => [page!, { js: Number(js), css: Number(css) }]))
}

if (import.meta.main) {
  const rows = Object.entries(await measureAll()).map(([page, { js, css }]) => `| ${page} | ${js} | ${css} |`)
  const table = ['| On the page | JavaScript | CSS |', '|---|---|---|', ...rows].join('\n')
  const text = readFileSync(readme, 'utf8')
  const [before, rest] = text.split(start) as [string, string]
  writeFileSync(readme, `${before}${start}${table}${end}${rest.split(end)[1]}`)
  console.log(table)
}
