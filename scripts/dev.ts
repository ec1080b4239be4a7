/** `npm run dev`: the site with hot reload, straight from the packages' sources. */
import { prepare } from './checks.ts'
import { must } from './run.ts'

await prepare()
await must(process.execPath, ['--conditions=@brand/source', 'site/server/dev.ts'], { NODE_ENV: 'development' })
