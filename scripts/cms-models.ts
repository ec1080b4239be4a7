/** `npm run cms:models [-- --dry-run]`: gives a project of DatoCMS our models, on the pinned Node. */
import { prepare } from './checks.ts'
import { must } from './run.ts'

await prepare()
await must(process.execPath, ['--conditions=@brand/source', 'packages/datocms/scripts/cms-models.ts', ...process.argv.slice(2)])
