/**
 * `npm run storybook`: every block, element and token to look at, with hot reload. Arguments after `--` go to Storybook:
 * `npm run storybook -- -p 4490 --ci`.
 */
import { prepare } from './checks.ts'
import { must } from './run.ts'

await prepare()
await must('storybook', ['dev', '-p', process.env.PORT ?? '6006', '--no-open', '--disable-telemetry', ...process.argv.slice(2)])
