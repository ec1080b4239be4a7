/** What the package consists of, read from its folders: the one list that exports, build and manifest share. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { componentOf } from '../src/contract/contract.ts'
import type { FontCut } from '../src/theme/font-cut.ts'
import { locales } from '../src/i18n/locales.ts'

/** The package's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))
/** Paths of the files under `src` that match, from the package's folder, in alphabetical order. */
export const sources = (pattern: string) =>
  globSync(`src/${pattern}`, { cwd: root, exclude: ['src/generated/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

/** The themes: every folder of `theme/themes`, with the contents of `font.ts` where a theme has its own typeface. */
export const themes = sources('theme/themes/*/index.ts').map((path) => basename(dirname(path)))
export const fontCuts = async (): Promise<FontCut[]> =>
  Promise.all(
    sources('theme/themes/*/font.ts').map(async (path) => (await import(pathToFileURL(`${root}/${path}`).href)).font as FontCut),
  )
/** Published files of the typefaces; the first of each is the one to preload. */
export const fonts = (await fontCuts()).flatMap(({ name, licence }) => [
  `${name}-latin.woff2`,
  `${name}-latin-rest.woff2`,
  `${name}-latin-ext.woff2`,
  licence,
])

/** `promo-strip` to the names of its contract and component. */
export function namesOf(entry: string) {
  const component = componentOf(`cb_${entry.replaceAll('-', '_')}`)
  return { entry, component, contract: component[0]!.toLowerCase() + component.slice(1) }
}

/** Parts that not every page has, each with its own entry and stylesheet: the folder of its module, and its styles. */
export const parts: Record<string, { folder: string; styles: string[] }> = {
  navigation: {
    folder: 'navigation',
    styles: sources('navigation/**/*.css.ts').filter((path) => !/\/(error|search)-page\//.test(path)),
  },
  'router-links': { folder: 'navigation/router-links', styles: [] },
  search: { folder: 'navigation/search', styles: [] },
  'search-page': { folder: 'navigation/search-page', styles: sources('navigation/search-page/*.css.ts') },
  'error-page': { folder: 'navigation/error-page', styles: sources('navigation/error-page/*.css.ts') },
  tooltip: { folder: 'elements/tooltip', styles: sources('elements/tooltip/*.css.ts') },
  tabs: { folder: 'elements/tabs', styles: sources('elements/tabs/*.css.ts') },
  accordion: { folder: 'elements/accordion', styles: sources('elements/accordion/*.css.ts') },
}
export const styledParts = Object.keys(parts).filter((name) => parts[name]!.styles.length)

/** Every block that has a contract. */
export const contracts = sources('blocks/*/*.contract.ts').map((path) => namesOf(basename(dirname(path))))
/** Those that have a component too: a contract may come before it, so that records can be written. */
export const blocks = contracts.filter(({ entry, component }) => existsSync(`${root}/src/blocks/${entry}/${component}.tsx`))

/** Published modules by name, without the messages. */
export const modules: Record<string, string> = {
  index: 'src/generated/index.ts',
  contracts: 'src/contracts.ts',
  elements: 'src/elements/index.ts',
  layout: 'src/layout/index.ts',
  modal: 'src/modal/index.ts',
  theme: 'src/theme/index.ts',
  ...Object.fromEntries(themes.map((theme) => [`themes/${theme}`, `src/theme/themes/${theme}/index.ts`])),
  i18n: 'src/i18n/index.ts',
  events: 'src/events.ts',
  enhance: 'src/enhance.ts',
  'enhance-background-video': 'src/enhance-background-video.ts',
  'enhance-navigation': 'src/navigation/enhance-navigation.ts',
  'enhance-spotlight-scene': 'src/navigation/error-page/enhance-spotlight-scene.ts',
  'enhance-tooltip': 'src/elements/tooltip/enhance-tooltip.ts',
  ...Object.fromEntries(Object.entries(parts).map(([name, { folder }]) => [name, `src/${folder}/index.ts`])),
  ...Object.fromEntries(blocks.map(({ entry }) => [entry, `src/blocks/${entry}/index.ts`])),
}

export const messageModules = Object.fromEntries(
  locales.map((locale) => [`messages/${locale}`, `src/generated/messages/${locale}.ts`]),
)

const isClient = (path: string) => /^\s*['"]use client['"]/.test(readFileSync(`${root}/${path}`, 'utf8'))

/** Modules that run in the browser only where React Server Components are used; each is published as its own file. */
export const clientModules = Object.fromEntries(
  sources('**/*.tsx')
    .filter((path) => !/\.(stories|test)\.tsx$/.test(path) && isClient(path))
    .map((path) => [`${basename(path, '.tsx')}.client`, path]),
)

/** Stylesheets by name, each with the modules whose styles it holds. */
export const base = ['src/theme/reset.css.ts', ...['elements', 'layout', 'modal'].flatMap((part) => sources(`${part}/*.css.ts`))]
export const blockStyles = (entry: string) => sources(`blocks/${entry}/**/*.css.ts`)
