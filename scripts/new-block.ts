/**
 * `npm run new:block -- promo-strip`: writes a whole block that builds, renders and passes every test, its line in the site's registry,
 * its rows in the tables of packages/blocks/REFERENCE.md, docs/content/fields.md, and the package's api.md.
 * Where there is a contract already, it stays and the other files are made for it.
 * `--messages` adds texts in every language, for a block with built-in text.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageModules, modules, toNames } from '../packages/blocks/scripts/entries.ts'
import { locales } from '../packages/blocks/src/i18n/locales.ts'
import { addParts, addTexts, createFiles, register } from './new-block-files.ts'
import type { Contract } from './new-block-sketch.ts'
import { must, root } from './run.ts'

const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const [entry = ''] = given
if (given.length !== 1 || !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(entry))
  stop('Enter one lower-case name with hyphens, such as `npm run new:block -- promo-strip`.')
const taken = [
  ...Object.keys({ ...modules, ...messageModules }),
  'base',
  'styles',
  'themes',
  'fonts',
  'messages',
  'manifest',
  'package',
]
const folder = join(root, 'packages/blocks/src/blocks', entry)
const names = toNames(entry)
const contractFile = join(folder, `${names.component}.contract.ts`)
const isPlanned = existsSync(contractFile) && !existsSync(join(folder, `${names.component}.tsx`))
if (taken.includes(entry) || (existsSync(folder) && !isPlanned))
  stop(`The block ${entry} exists: choose another name, or extend that block.`)

const contract: Contract | undefined = isPlanned ? (await import(contractFile))[names.contract] : undefined
await mkdir(folder, { recursive: true })
const hasTexts = process.argv.includes('--messages')
const options = { messages: hasTexts, contract }
const files = createFiles(names, options)
for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
const texts = join(root, 'packages/blocks/src/i18n')
const translations: [locale: string, file: string][] = [
  ...locales
    .filter((locale) => locale !== 'en')
    .map((locale): [string, string] => [locale, join(texts, 'messages', `${locale}.ts`)]),
  ['ar', join(texts, 'arabic.fixture.ts')],
]
for (const [locale, file] of hasTexts ? translations : [])
  await writeFile(file, addTexts(await readFile(file, 'utf8'), locale, names))
/** The browser knows only the blocks that hydrate. */
const isInteractive = contract && contract.hydrate !== 'none'
const registry = join(root, `site/${isInteractive ? 'islands' : 'cms'}/registry.ts`)
await writeFile(registry, register(await readFile(registry, 'utf8'), names))
const reference = join(root, 'packages/blocks/REFERENCE.md')
await writeFile(reference, addParts(await readFile(reference, 'utf8'), names, options))
await must('prettier', ['--write', '--log-level', 'warn', folder, texts, registry])
await must('npm', ['run', '--silent', 'generate'])
await must('npm', ['run', '--silent', 'docs', '-w', '@brand/content'])
// The report of what the package offers is read from its built types.
await must('turbo', ['run', 'build', '--filter=@brand/blocks', '--output-logs=errors-only'])
await must('vitest', ['run', '--config', 'packages/blocks/vitest.package.config.ts', 'api', '--update', '--silent'])

const file = `packages/blocks/src/blocks/${entry}/${names.component}`
const first = isPlanned
  ? `Complete ${file}.tsx: it renders only the texts. Add the other fields, and examples in every language.`
  : `Write the summary and the fields in ${file}.contract.ts, then run \`npm run generate\`.`
console.log(`1. ${first}
2. Review its states: \`npm run storybook\`.
3. Add a block of type cb_${entry.replaceAll('-', '_')} to a record of packages/demo-content, and run \`npm test\`.`)
