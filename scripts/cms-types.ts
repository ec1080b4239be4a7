/** `npm run cms:types [schema]`: names each field that our queries ask for and a project of DatoCMS does not have, on the pinned Node. */
import { prepare } from './checks.ts'
import { must } from './run.ts'

await prepare()
await must(process.execPath, ['--conditions=@brand/source', 'packages/datocms/scripts/cms-types.ts', ...process.argv.slice(2)])
