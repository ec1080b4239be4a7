/** `npm run bench`: what a page costs here, beside the cheapest ways to serve the same page. */
import { must } from './run.ts'

await must('turbo', ['run', 'build', '--output-logs=errors-only'])
await must(process.execPath, ['bench/index.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' })
