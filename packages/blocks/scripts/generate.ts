/**
 * Writes what follows from the folders, so that a new block is one folder: the list of contracts, the barrel, the messages per
 * language, the base styles, the themes' stylesheets, the package's `exports`, and the read-me's table of theme values. With `--check` an outdated package.json or read-me is an error instead.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, relative } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { Contract } from '../src/contract/contract.ts'
import type { BrandTheme } from '../src/theme/brand-theme.ts'
import { createBrandTheme } from '../src/theme/create-brand-theme.ts'
import { themeTable, themeValuesType } from '../src/theme/theme-docs.ts'
import { locales, type Locale } from '../src/i18n/locales.ts'
import { base, blocks, contracts, fonts, messageModules, modules, parts, root, sources, styledParts, themes } from './entries.ts'
import { propTypes } from './props.ts'

const out = `${root}/src/generated`
const importPath = (path: string) => `../${relative('src', path)}`

const listOf = (of: typeof contracts) => of.map(({ contract }) => contract).join(', ')
const contractList = [
  `import type { Contract } from '../contract/contract.ts'`,
  ...contracts.map((b) => `import { ${b.contract} } from '../blocks/${b.entry}/${b.component}.contract.ts'`),
  '',
  `export { ${listOf(contracts)} }`,
  '/** Every contract, in alphabetical order; also those without a component. */',
  `export const contracts = [${listOf(contracts)}] as const satisfies readonly Contract[]`,
  '/** The contracts that have a component, with an entry and a stylesheet of its own. */',
  `export const implementedContracts = [${listOf(blocks)}] as const satisfies readonly Contract[]`,
]
/** In one list: a barrel within a barrel would be joined at run time only, out of a bundler's sight. */
const barrel = [
  'elements',
  'layout',
  'modal',
  ...Object.values(parts).map(({ folder }) => folder),
  ...blocks.map((b) => `blocks/${b.entry}`),
].map((folder) => `export * from '../${folder}/index.ts'`)
const baseStyles = base.map((path) => `import '${importPath(path)}'`)

/** `HomeHeader.messages.ts` is the part `homeHeader`. */
const messageParts = sources('**/*.messages.ts')
  .map((path) => {
    const name = basename(path, '.messages.ts')
    return { name: `${name[0]!.toLowerCase()}${name.slice(1)}`, path }
  })
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
const partNames = messageParts.map(({ name }) => name).join(', ')

/** The texts of a language as one object and, for bundlers, each part by itself. English comes from the files beside the components. */
const messages = (locale: Locale) =>
  locale === 'en'
    ? [
        ...messageParts.map(({ name, path }) => `import { en as ${name} } from '../${importPath(path)}'`),
        `export { ${partNames} }`,
        `export default { ${partNames} }`,
      ]
    : [
        `import messages from '../../i18n/messages/${locale}.ts'`,
        'export default messages',
        `export const { ${partNames} } = messages`,
      ]

const messagesByLocale = [
  `import type { LibraryMessages } from '../../i18n/library-messages.ts'`,
  `import type { Locale } from '../../i18n/locales.ts'`,
  ...locales.map((locale) => `import ${locale} from './${locale}.ts'`),
  '/** The built-in texts of every language, for stories and tests. */',
  `export const libraryMessages: Record<Locale, LibraryMessages> = { ${locales.join(', ')} }`,
]

const contractsRead = await Promise.all(
  contracts.map(async ({ entry, component, contract }): Promise<Contract> => {
    const module = await import(`${root}/src/blocks/${entry}/${component}.contract.ts`)
    return module[contract]
  }),
)

const stylesheets: [string, string[]][] = await Promise.all(
  themes.map(async (name) => {
    const { theme } = (await import(`../src/theme/themes/${name}/index.ts`)) as { theme: BrandTheme }
    return [`themes/${name}.css`, [createBrandTheme(theme)]]
  }),
)

const files: Record<string, string[]> = {
  'theme-values.ts': [themeValuesType()],
  'contracts.ts': contractList,
  'props.ts': propTypes(contractsRead),
  'index.ts': [
    '/** Every component of the package. A page that shows a few blocks imports their own entries instead. */',
    ...barrel,
  ],
  'base.css.ts': baseStyles,
  ...Object.fromEntries(stylesheets),
  ...Object.fromEntries(locales.map((locale) => [`messages/${locale}.ts`, messages(locale)])),
  'messages/index.ts': messagesByLocale,
}
for (const [file, lines] of Object.entries(files)) {
  const path = `${out}/${file}`
  const text = `${lines.join('\n')}\n`
  // An unchanged file stays untouched, so that running servers do not reload.
  if ((await readFile(path, 'utf8').catch(() => '')) === text) continue
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/** Textures of the themes, where their stylesheets look for them. */
for (const path of sources('theme/themes/*/assets/*')) await cp(`${root}/${path}`, `${out}/assets/${basename(path)}`)

const script = (name: string, source: string) => [
  name === 'index' ? '.' : `./${name}`,
  { '@brand/source': `./${source}`, types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
]
/** From source, Vite brings a component's styles with its module; only stylesheets that no component imports have a source. */
const style = (name: string, file: string, source = 'src/empty.css') => [
  `./${name}`,
  { '@brand/source': `./${source}`, default: `./dist/${file}` },
]

const exports = Object.fromEntries([
  ...Object.entries({ ...modules, ...messageModules }).map(([name, source]) => script(name, source)),
  ...themes.map((theme) => style(`themes/${theme}.css`, `themes/${theme}.css`, `src/generated/themes/${theme}.css`)),
  style('base.css', 'styles/base.css', 'src/generated/base.css.ts'),
  style('styles.css', 'styles/styles.css', 'src/generated/base.css.ts'),
  ...styledParts.map((name) => style(`${name}.css`, `styles/${name}.css`)),
  ...blocks.map(({ entry }) => style(`${entry}.css`, `styles/${entry}.css`)),
  ...fonts.map((font) => [
    `./fonts/${font}`,
    { '@brand/source': `./src/generated/fonts/${font}`, default: `./dist/fonts/${font}` },
  ]),
  ['./manifest.json', './dist/manifest.json'],
  ['./package.json', './package.json'],
])

const checking = process.argv.includes('--check')
function outdated(file: string): never {
  console.error(`packages/blocks/${file} is outdated: run \`npm run generate -w @brand/blocks\` and commit it.`)
  process.exit(1)
}

const readmeFile = `${root}/README.md`
const readme = await readFile(readmeFile, 'utf8')
const [start, end] = ['<!-- theme values: written by scripts/generate.ts -->', '<!-- end of theme values -->']
const written = readme.replace(new RegExp(`${start}[^]*${end}`), () => `${start}\n\n${themeTable()}\n\n${end}`)
if (written !== readme) {
  if (checking) outdated('README.md')
  await writeFile(readmeFile, written)
}

const packageFile = `${root}/package.json`
const packageJson = JSON.parse(await readFile(packageFile, 'utf8'))
if (JSON.stringify(packageJson.exports) !== JSON.stringify(exports)) {
  if (checking) outdated('package.json')
  const text = JSON.stringify({ ...packageJson, exports }, null, 2)
  await writeFile(packageFile, await format(text, { ...(await resolveConfig(packageFile)), filepath: packageFile }))
}
