/** `npm run check`: types, lint, format and the like; seconds after the first run, which reads every file. */
import { checks, exportsAreCurrent, prepare } from './checks.ts'
import { run } from './run.ts'

let failed = (await exportsAreCurrent()) ? 0 : 1
await prepare()
for (const { name, file, args } of checks) {
  console.log(`\n${name}`)
  if (await run(file, args)) failed += 1
}
process.exitCode = failed ? 1 : 0
