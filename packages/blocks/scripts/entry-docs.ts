/** Table of entries for REFERENCE.md. Every export of the package has one row. */
import { entryOf, type Contract } from '../src/contract/contract.ts'
import { locales } from '../src/i18n/locales.ts'
import { fixtureModules, fonts, moduleSentences, parts, styledParts, themes, thumbnails } from './entries.ts'

/** The names of some entries (`''` is the package itself) and one sentence for all of them. */
export type Row = [entries: readonly string[], about: string]

const family = (prefix: string, names: readonly string[], suffix = '') => names.map((name) => `${prefix}${name}${suffix}`)
const withStyles = (name: string, hasStyles: boolean) => (hasStyles ? [name, `${name}.css`] : [name])

/** Rows in the order of the table; a block's sentence is that of its contract. */
export const entryRows = (contracts: readonly Contract[], implemented: readonly Contract[]): Row[] => [
  ...implemented.map(({ type, summary }): Row => [withStyles(entryOf(type), true), summary]),
  ...Object.entries(moduleSentences)
    .toSorted(([a], [b]) => Number(b in parts) - Number(a in parts))
    .map(([name, about]): Row => (name === 'index' ? [[''], about] : [withStyles(name, styledParts.includes(name)), about])),
  [
    family(
      'contracts/',
      contracts.map(({ type }) => entryOf(type)),
    ),
    'One contract by itself, by the name that it has in `contracts`.',
  ],
  [family('messages/', locales), 'Built-in texts of a language: the default export is all of them, each part has its name.'],
  [
    Object.keys(fixtureModules).filter((name) => !name.includes('messages')),
    'Examples of a block in five languages, as data: `fixtures.complete.en` are props.',
  ],
  [['fixtures/messages/ar'], 'The texts of a language that is not built in, as an example: Arabic.'],
  [family('themes/', themes, '.css'), 'A theme: those of two brands, and `wireframe`, the one without a brand.'],
  [family('themes/', themes), 'The values of a theme and its own surfaces, as data.'],
  [
    family('tokens/', themes, '.json'),
    'The custom properties of a theme for design tools, in the format of the Design Tokens Community Group.',
  ],
  [['base.css'], 'Styles that every page needs: reset, elements, layout, modal.'],
  [['styles.css'], 'The styles of `base.css`, every part and every block.'],
  [family('fonts/', fonts), "Files of the themes' typefaces and their licences. Preload the first file of a typeface."],
  [Object.keys(thumbnails), 'A small picture of a block without a brand, by which editors choose it.'],
  [['world.svg'], 'The land of the world as one shape, for the map of a DealerPage.'],
  [['manifest.json'], 'All blocks for tools: contract, JSON Schema, example, parts, entry, thumbnail, measured sizes.'],
  [['package.json'], 'The description of the package.'],
]

/** `a`, `a.css` stand apart; three and more of a folder as `messages/<en, nl>`. */
function formatEntries(entries: readonly string[]): string {
  const [first = ''] = entries
  if (entries.length < 3) return entries.map((entry) => `\`@brand/blocks${entry && `/${entry}`}\``).join(', ')
  const folder = first.slice(0, first.indexOf('/') + 1)
  const suffix = ['.css', '.webp', '.json'].find((end) => entries.every((entry) => entry.endsWith(end))) ?? ''
  const names = entries.map((entry) => entry.slice(folder.length, suffix ? -suffix.length : undefined))
  return `\`@brand/blocks/${folder}<${names.join(', ')}>${suffix}\``
}

/** The table in Markdown. */
export const entryTable = (rows: readonly Row[]) =>
  ['| Entry | Purpose |', '|---|---|', ...rows.map(([entries, about]) => `| ${formatEntries(entries)} | ${about} |`)].join('\n')
