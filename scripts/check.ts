/** `npm run check`: types, lint, format and the like, in seconds. */
import { checks } from './checks.ts'
import { must, run } from './run.ts'

await must('turbo', ['run', 'generate', '--output-logs=errors-only'])
let failed = 0
for (const { name, file, args } of checks) {
  console.log(`\n${name}`)
  if (await run(file, args)) failed += 1
}
process.exitCode = failed ? 1 : 0
