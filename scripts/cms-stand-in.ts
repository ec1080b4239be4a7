/** `npm run cms:stand-in [folder]`: a stand-in of the API of DatoCMS over a content folder, on the pinned Node. */
import { prepare } from './checks.ts'
import { must } from './run.ts'

await prepare()
await must(process.execPath, ['--conditions=@brand/source', 'site/scripts/cms-stand-in.ts', ...process.argv.slice(2)])
