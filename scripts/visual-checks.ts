/** `npm run look`: builds the site and measures what the eye sees. `npm run look -- titles` takes one measure. */
import { must } from './run.ts'

await must('turbo', ['run', 'build', '--output-logs=errors-only'])
await must('playwright', ['test', '--config', 'tools/look/playwright.config.ts', ...process.argv.slice(2)])
