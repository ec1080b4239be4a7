/**
 * `npm run new:block -- promo-strip`: writes a whole block that builds and renders, and its line in the site's registry.
 * `--messages` adds a file of texts in five languages, for a block that says something by itself.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageModules, modules, namesOf } from '../packages/blocks/scripts/entries.ts'
import { filesOf, register } from './new-block-files.ts'
import { must, root } from './run.ts'

const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const [entry = ''] = names
if (names.length !== 1 || !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(entry))
  stop('Give one name in lower case with hyphens, as in `npm run new:block -- promo-strip`.')
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
if (taken.includes(entry) || existsSync(folder)) stop(`The name ${entry} is taken: choose another, or extend that block.`)

await mkdir(folder)
const files = filesOf(namesOf(entry), { messages: process.argv.includes('--messages') })
for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
const registry = join(root, 'site/cms/registry.ts')
await writeFile(registry, register(await readFile(registry, 'utf8'), namesOf(entry)))
await must('prettier', ['--write', '--log-level', 'warn', folder, registry])
await must('npm', ['run', '--silent', 'generate'])

const { component } = namesOf(entry)
console.log(`1. Say what it is and which fields it has: packages/blocks/src/blocks/${entry}/${component}.contract.ts, then \`npm run generate\`.
2. Build it and review its states: \`npm run storybook\`.
3. Put a block of type cb_${entry.replaceAll('-', '_')} into a record of packages/demo-content, and run \`npm test\`.`)
