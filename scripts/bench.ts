/**
 * `npm run bench`: the cost of a page, compared with the cheapest alternatives that serve the same page; the memory of the
 * server; Lighthouse reports of pages.
 */
import { must } from './run.ts'

const benches: Record<string, string> = {
  pages: 'tools/bench/index.ts',
  memory: 'tools/bench/memory.ts',
  lighthouse: 'tools/bench/lighthouse.ts',
}
const [name, ...options] = process.argv.slice(2)
const chosen = name === undefined ? Object.values(benches) : [benches[name]]

await must('turbo', ['run', 'build', '--output-logs=errors-only'])
for (const file of chosen) {
  if (file === undefined) throw new Error(`Unknown bench "${name}". Available: ${Object.keys(benches).join(', ')}.`)
  await must(process.execPath, [file, ...options], { NODE_ENV: 'production' })
}
