/** `npm run content:import -- <folder>`: writes a content folder into a project of DatoCMS, on the pinned Node. */
import { prepare } from './checks.ts'
import { must } from './run.ts'

await prepare()
await must(process.execPath, [
  '--conditions=@brand/source',
  'packages/datocms/scripts/content-import.ts',
  ...process.argv.slice(2),
])
