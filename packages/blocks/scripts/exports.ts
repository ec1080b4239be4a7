/** The package's `exports`: what follows from the list of entries. */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  blocks,
  contractModules,
  fixtureModules,
  fonts,
  messageModules,
  modules,
  styledParts,
  themes,
  thumbnails,
} from './entries.ts'

/** Condition under which this repository reads the sources. */
const condition = '@brand/source'

/** Returns the path of a module's type declarations, which `types.ts` writes. */
export const toTypesPath = (source: string) => source.replace(/^src/, 'dist/types').replace(/\.tsx?$/, '.d.ts')

const script = (name: string, source: string) => [
  name === 'index' ? '.' : `./${name}`,
  { [condition]: `./${source}`, types: `./${toTypesPath(source)}`, default: `./dist/${name}.js` },
]
const file = (name: string, published: string, source: string) => [
  `./${name}`,
  { [condition]: `./${source}`, default: `./dist/${published}` },
]
/** From source, Vite brings a component's styles with its module; only what no component imports has a source of its own. */
const style = (name: string, source = 'src/empty.css') => file(name, `styles/${basename(name)}`, source)

/** As they stand in package.json. */
export const exportsOfSource = (): Record<string, string | Record<string, string>> =>
  Object.fromEntries([
    ...Object.entries({ ...modules, ...messageModules, ...contractModules, ...fixtureModules }).map(([name, source]) =>
      script(name, source),
    ),
    ...themes.map((theme) => file(`themes/${theme}.css`, `themes/${theme}.css`, `src/generated/themes/${theme}.css`)),
    ...themes.map((theme) => file(`tokens/${theme}.json`, `tokens/${theme}.json`, `src/generated/tokens/${theme}.json`)),
    style('base.css', 'src/generated/base.css.ts'),
    style('styles.css', 'src/generated/base.css.ts'),
    ...styledParts.map((name) => style(`${name}.css`)),
    ...blocks.map(({ entry }) => style(`${entry}.css`)),
    ...fonts.map((font) => file(`fonts/${font}`, `fonts/${font}`, `src/generated/fonts/${font}`)),
    ...Object.entries(thumbnails).map(([name, source]) => file(name, name, source)),
    file('world.svg', 'assets/world.svg', 'src/generated/assets/world.svg'),
    ['./manifest.json', './dist/manifest.json'],
    ['./package.json', './package.json'],
  ])

/** As they are published: the sources are not in the tarball, so nothing points to them. */
export const publishedExports = (): Record<string, string | Record<string, string>> =>
  Object.fromEntries(
    Object.entries(exportsOfSource()).map(([name, target]) => {
      if (typeof target === 'string') return [name, target]
      const { [condition]: _, ...published } = target
      return [name, published]
    }),
  )

/** Files that the published exports name and that are not in the package's folder: with them a package would lead to nothing. */
export const missingTargets = (folder: string): string[] =>
  Object.values(publishedExports())
    .flatMap((target) => (typeof target === 'string' ? target : Object.values(target)))
    .filter((target) => !existsSync(join(folder, target)))
