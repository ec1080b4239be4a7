/** Part of `npm run content:check`: every problem in the texts of the site and of the library, a line each. */
import { problemLine } from '@brand/content-api'
import { messageProblems } from './message-problems.ts'

const problems = await messageProblems()
for (const problem of problems) console.log(problemLine(problem))
console.log(`${problems.length} problems in messages`)
process.exitCode = problems.length ? 1 : 0
