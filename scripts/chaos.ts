/**
 * `npm run chaos`: whether the site loses what visitors send, when it is killed and its inquiry service fails. `--count 200
 * --kills 2` sends 200 inquiries and kills it twice; `--postgres` has two nodes with one database, which is stopped hard.
 * @requirement RELIABILITY 1 to 3, 5, 21
 */
import { parseArgs } from 'node:util'
import { isKept, runChaos } from '../tests/chaos/chaos.ts'
import { runResets } from '../tests/chaos/resets.ts'
import { canTrace, traceOne } from '../tests/chaos/trace.ts'
import { must } from './run.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '10' },
    postgres: { type: 'boolean', default: false },
  },
})
const [count, kills, hasPostgres] = [Number(values.count), Number(values.kills), values.postgres]
const perSecond = 50

await must('turbo', ['run', 'build', '--output-logs=errors-only'])
const victim = hasPostgres ? 'the database of two nodes' : 'the site'
console.log(`${count} inquiries at ${perSecond}/s; kills of ${victim}: ${kills}. The inquiry service fails meanwhile.\n`)
const figures = await runChaos({ count, perSecond, kills, hasPostgres })
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(13)}${value ?? 'not in time'}`)
let isGood = isKept(figures, count)
console.log(`\n${isGood ? 'No inquiry is lost or delivered twice.' : 'Inquiries are lost or delivered twice.'}\n`)

if (!hasPostgres) {
  const resets = await runResets()
  console.log('Forms without JavaScript on reset connections, below and above the rate limit of the client:')
  for (const [name, value] of Object.entries(resets)) console.log(`${name.padEnd(13)}${value}`)
  isGood &&= Object.values(resets).every((value) => value === 0)
}

if (!hasPostgres && canTrace()) {
  const { lines, isInOrder } = await traceOne()
  console.log(`System calls for one inquiry:\n${lines.join('\n')}`)
  console.log(isInOrder ? 'The inquiry is on disk before the response.' : 'The response does not wait for the disk.')
  isGood &&= isInOrder
} else if (!hasPostgres) console.log('System calls cannot be traced: strace is missing or not permitted.')
process.exitCode = isGood ? 0 : 1
