/**
 * `npm run chaos`: whether the site loses what visitors send, when it is killed and its inquiry service fails (RELIABILITY 1, 2).
 * `npm run chaos -- 200 2` sends 200 inquiries and kills it twice.
 */
import { isKept, runChaos } from '../tests/chaos/chaos.ts'
import { canTrace, traceOne } from '../tests/chaos/trace.ts'
import { must } from './run.ts'

const [count = 2_000, kills = 10] = process.argv.slice(2).map(Number)
const perSecond = 50

await must('turbo', ['run', 'build', '--output-logs=errors-only'])
console.log(`${count} inquiries at ${perSecond}/s; the site is killed ${kills} times, and its inquiry service fails.\n`)
const figures = await runChaos({ count, perSecond, kills })
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(13)}${value ?? 'not in time'}`)
let isGood = isKept(figures, count)
console.log(`\n${isGood ? 'Nothing is lost, nothing is double.' : 'The promise is not kept.'}\n`)

if (canTrace()) {
  const { lines, isInOrder } = await traceOne()
  console.log(`System calls for one inquiry:\n${lines.join('\n')}`)
  console.log(isInOrder ? 'It is on disk before the answer.' : 'The answer does not wait for the disk.')
  isGood &&= isInOrder
} else console.log('System calls cannot be traced here: there is no strace, or it is not permitted.')
process.exitCode = isGood ? 0 : 1
