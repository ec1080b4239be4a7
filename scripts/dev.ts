/** `npm run dev`: the site with hot reload, straight from the packages' sources. */
import { must } from './run.ts'

await must('turbo', ['run', 'generate', '--output-logs=errors-only'])
await must(process.execPath, ['--conditions=@brand/source', 'site/server/dev.ts'], { NODE_ENV: 'development' })
