/**
 * `npm run bench`: what a page costs, beside the cheapest ways to serve the same page, what pages and the API cost as the catalogue
 * grows, what visitors wait while a client attacks, while editors save and while the CMS fails, what the server holds in memory, how
 * soon a page answers what a visitor does on a slow processor, what Lighthouse says of pages, what the library weighs beside two
 * others, and how quickly the Composer answers who types in it.
 */
import { must } from './run.ts'

const benches: Record<string, string> = {
  pages: 'bench/index.ts',
  api: 'bench/api.ts',
  catalogue: 'bench/catalogue.ts',
  attack: 'bench/attack.ts',
  memory: 'bench/memory.ts',
  edits: 'bench/edits.ts',
  cms: 'bench/cms.ts',
  lighthouse: 'bench/lighthouse.ts',
  interactions: 'bench/interactions.ts',
  sizes: 'bench/library-sizes.ts',
  composer: 'bench/composer.ts',
}
const [name, ...options] = process.argv.slice(2)
const chosen = name === undefined ? Object.values(benches) : [benches[name]]

await must('turbo', ['run', 'build', '--output-logs=errors-only'])
for (const file of chosen) {
  if (file === undefined) throw new Error(`There is no bench "${name}". There are: ${Object.keys(benches).join(', ')}.`)
  await must(process.execPath, [file, ...options], { NODE_ENV: 'production' })
}
