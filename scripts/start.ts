/** `npm start`: builds what has changed, then serves the site until it is stopped. */
import { must } from './run.ts'

console.log('Building (half a minute on the first run) ...')
await must('turbo', ['run', 'build', '--output-logs=errors-only'])
await must(process.execPath, ['site/server/index.ts'], { NODE_ENV: 'production' })
