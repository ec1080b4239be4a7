/** `npm start`: builds what has changed, then serves the site until it is stopped. */
import { heapFlags, memoryEnv } from './heap-limit.ts'
import { must } from './run.ts'

console.log('Building (half a minute on the first run) ...')
await must('turbo', ['run', 'build', '--output-logs=errors-only'])
await must(process.execPath, [...heapFlags(process.env.NODE_OPTIONS, process.env.MEMORY_LIMIT), 'site/dist/node/index.js'], {
  NODE_ENV: 'production',
  ...memoryEnv(process.env),
})
