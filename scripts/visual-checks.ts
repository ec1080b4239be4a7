/** `npm run visual-checks`: builds the site and runs the visual checks. `npm run visual-checks -- titles` runs one check. */
import { must } from './run.ts'

await must('turbo', ['run', 'build', '--output-logs=errors-only'])
await must('playwright', ['test', '--config', 'tools/visual-checks/playwright.config.ts', ...process.argv.slice(2)])
