/** `npm run content:export -- <folder>`: writes a project of DatoCMS as a content folder, on the pinned Node. */
import { prepare } from './checks.ts'
import { must } from './run.ts'

await prepare()
await must(process.execPath, [
  '--conditions=@brand/source',
  'packages/datocms/scripts/content-export.ts',
  ...process.argv.slice(2),
])
