/** `npm run cms:models [-- --dry-run]`: adds our models to a project of DatoCMS, and prints its plan first. */
import { parseArgs } from 'node:util'
import { migration, planLines, describeError } from '../src/migration/index.ts'
import { clientOfEnvironment } from './access.ts'

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
const client = clientOfEnvironment()

async function run(): Promise<void> {
  const { plan, apply } = await migration(client)
  for (const line of planLines(plan)) console.log(line)
  const { length } = plan.steps
  if (!length) return console.log('All models of the project are up to date.')
  if (values['dry-run']) return console.log(`Steps: ${length}. Nothing was changed.`)
  let count = 0
  await apply(() => {
    count += 1
    if (count % 50 === 0 || count === length) console.log(`Completed steps: ${count} of ${length}.`)
  })
}

await run().catch((error: unknown) => {
  console.error(`Stopped: ${describeError(error)}. Completed steps remain. Run the command again to continue.`)
  process.exitCode = 1
})
