/** Turns `.css.ts` modules into class names for the scripts and into the published stylesheets. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { compile, processVanillaFile } from '@vanilla-extract/integration'
import { transform, type Plugin } from 'esbuild'
import { implementedContracts } from '../src/contracts.ts'
import { entryOf, type Contract } from '../src/contract/contract.ts'
import { layerOrder } from '../src/theme/layers.ts'
import { base, blocks, blockStyles, parts, root, styledParts, themes } from './entries.ts'

/** The files that names of classes and custom properties are from. */
const owners = new Map<string, string>()

/** A name of a few letters: what is left of vanilla-extract's hash without its first three. Two files never have the same. */
function identOption({ hash, filePath }: { hash: string; filePath: string }): string {
  const name = `_${hash.slice(3)}`
  const owner = owners.get(name) ?? filePath
  if (owner !== filePath) throw new Error(`${owner} and ${filePath} both have ${name}: use a longer hash.`)
  owners.set(name, owner)
  return name
}

const compiled = new Map<string, Promise<{ script: string; css: string }>>()

async function evaluate(filePath: string) {
  const own = relative(root, filePath)
  const { source } = await compile({ filePath, cwd: root, identOption })
  let css = ''
  const script = await processVanillaFile({
    source,
    filePath,
    identOption,
    serializeVirtualCssPath({ fileScope, source }) {
      // A module's imports are evaluated with it; each has its own turn, so that no style is published twice.
      if (fileScope.filePath === own) css = source
      return ''
    },
  })
  return { script, css }
}

function load(filePath: string) {
  const result = compiled.get(filePath) ?? evaluate(filePath)
  compiled.set(filePath, result)
  return result
}

/** For scripts, a style module is the class names that it exports. */
export const classNames: Plugin = {
  name: 'class-names',
  setup({ onLoad }) {
    onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => ({ contents: (await load(path)).script, loader: 'js' }))
  },
}

async function publish(file: string, css: string) {
  const { code } = await transform(css, { loader: 'css', minify: true, target: ['chrome120', 'firefox121', 'safari17'] })
  await writeFile(`${root}/dist/${file}`, code)
}

/** Neighbours in the same layer become one block, which esbuild does not do. */
function joinLayers(css: string) {
  let open = ''
  return css.replace(/^(\}\s*)?(\S.* \{)$/gm, (found, close, opener) => {
    const isSame = close && opener === open
    open = opener
    return isSame ? '' : found
  })
}

/** `uses`: entries whose stylesheets it brings, so that a block is whole by its own file. */
async function stylesheet(file: string, paths: readonly string[], uses: readonly string[] = []) {
  const styles = await Promise.all(paths.map(async (path) => (await load(resolve(root, path))).css))
  const imports = uses.map((name) => `@import './${name}.css';\n`).join('')
  await publish(file, layerOrder + imports + joinLayers(styles.join('\n').replace(/@layer [\w., -]+;\s*/g, '')))
}

const usesOf: Record<string, readonly string[]> = Object.fromEntries(
  implementedContracts.map((contract: Contract) => [entryOf(contract.type), contract.parts ?? []]),
)

const themeSource = (theme: string) => readFile(`${root}/src/generated/themes/${theme}.css`, 'utf8')

/** Writes every stylesheet: themes, base, one per block, and all of them but the themes in one. */
export async function writeStyles() {
  for (const folder of ['styles', 'themes']) await mkdir(`${root}/dist/${folder}`, { recursive: true })
  await Promise.all([
    ...themes.map(async (theme) => publish(`themes/${theme}.css`, await themeSource(theme))),
    stylesheet('styles/base.css', base),
    ...styledParts.map((name) => stylesheet(`styles/${name}.css`, parts[name]!.styles, parts[name]!.uses)),
    ...blocks.map(({ entry }) => stylesheet(`styles/${entry}.css`, blockStyles(entry), usesOf[entry])),
    stylesheet('styles/styles.css', [
      ...base,
      ...Object.values(parts).flatMap(({ styles }) => styles),
      ...blocks.flatMap(({ entry }) => blockStyles(entry)),
    ]),
  ])
}
