/**
 * Writes the files that follow from the folders, so that a new block is one folder. They are the list of contracts, the barrel,
 * the blocks for Puck, the messages per language, the base styles and the map of the world. Each theme has a stylesheet and a file
 * of design tokens. The package's `exports` and the tables of entries and theme values in REFERENCE.md follow from the folders too.
 * With `--check` an outdated package.json or REFERENCE.md is an error instead.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, relative } from 'node:path'
import { entryOf, type Contract } from '../src/contract/contract.ts'
import type { BrandTheme } from '../src/theme/brand-theme.ts'
import { createBrandTheme } from '../src/theme/create-brand-theme.ts'
import { createDesignTokens } from '../src/theme/design-tokens.ts'
import { themeTable, themeValuesType } from '../src/theme/theme-docs.ts'
import { locales, type Locale } from '../src/i18n/locales.ts'
import { base, blocks, contracts, parts, root, sources, themes } from './entries.ts'
import { entryRows, entryTable } from './entry-docs.ts'
import { exportsOfSource } from './exports.ts'
import { setExports } from './package-json.ts'
import { propTypes } from './props.ts'
import { worldDrawing } from './world.ts'

const out = `${root}/src/generated`
const importPath = (path: string) => `../${relative('src', path)}`

const joinNames = (of: typeof contracts) => of.map(({ contract }) => contract).join(', ')
const contractList = [
  `import type { Contract } from '../contract/contract.ts'`,
  ...contracts.map((b) => `import { ${b.contract} } from '../blocks/${b.entry}/${b.component}.contract.ts'`),
  '',
  `export { ${joinNames(contracts)} }`,
  '/** Every contract, in alphabetical order; also those without a component. */',
  `export const contracts = [${joinNames(contracts)}] as const satisfies readonly Contract[]`,
  '/** The contracts that have a component, with an entry and a stylesheet of its own. */',
  `export const implementedContracts = [${joinNames(blocks)}] as const satisfies readonly Contract[]`,
]
/** In one list: a barrel within a barrel would be joined at run time only, out of a bundler's sight. */
const barrel = [
  'elements',
  'layout',
  'modal',
  ...Object.values(parts).map(({ folder }) => folder),
  ...blocks.map((b) => `blocks/${b.entry}`),
].map((folder) => `export * from '../${folder}/index.ts'`)
/** Module with the contract, the component and the examples of every block, for editors. */
const puckBlocks = [
  `import type { FunctionComponent } from 'react'`,
  `import type { Contract } from '../contract/contract.ts'`,
  `import type { Fixtures } from '../contract/fixtures.ts'`,
  ...blocks.flatMap(({ entry, component, contract }) => [
    `import { ${component} } from '../blocks/${entry}/index.ts'`,
    `import { ${contract} } from '../blocks/${entry}/${component}.contract.ts'`,
    `import { fixtures as ${contract}Fixtures } from '../blocks/${entry}/${component}.fixtures.ts'`,
  ]),
  '',
  '/** A block that an editor can put onto a page. */',
  'export interface EditableBlock { contract: Contract; Block: FunctionComponent<never>; fixtures: Fixtures<object> }',
  '',
  '/** Every block, in alphabetical order. */',
  'export const puckBlocks: readonly EditableBlock[] = [',
  ...blocks.map(({ component, contract }) => `  { contract: ${contract}, Block: ${component}, fixtures: ${contract}Fixtures },`),
  ']',
]
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

const themeFiles = await Promise.all(
  themes.map(async (name): Promise<Record<string, string[]>> => {
    const { theme } = (await import(`../src/theme/themes/${name}/index.ts`)) as { theme: BrandTheme }
    return {
      [`themes/${name}.css`]: [createBrandTheme(theme)],
      [`tokens/${name}.json`]: [JSON.stringify(createDesignTokens(theme), null, 2)],
    }
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
  'puck-blocks.ts': puckBlocks,
  'base.css.ts': baseStyles,
  ...Object.assign({}, ...themeFiles),
  'assets/world.svg': [worldDrawing()],
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

const checking = process.argv.includes('--check')
function outdated(file: string): never {
  console.error(`packages/blocks/${file} is outdated: run \`npm run generate -w @brand/blocks\` and commit it.`)
  process.exit(1)
}

const referenceFile = `${root}/REFERENCE.md`
const reference = await readFile(referenceFile, 'utf8')
const tables = {
  entries: entryTable(
    entryRows(
      contractsRead,
      contractsRead.filter(({ type }) => blocks.some(({ entry }) => entry === entryOf(type))),
    ),
  ),
  'theme values': themeTable(),
}
const written = Object.entries(tables).reduce((text, [name, table]) => {
  const [start, end] = [`<!-- ${name}: written by scripts/generate.ts -->`, `<!-- end of ${name} -->`]
  return text.replace(new RegExp(`${start}[^]*${end}`), () => `${start}\n\n${table}\n\n${end}`)
}, reference)
if (written !== reference) {
  if (checking) outdated('REFERENCE.md')
  await writeFile(referenceFile, written)
}

if ((await setExports(exportsOfSource(), { check: checking })) && checking) outdated('package.json')
