/** `npm run content:import -- <folder>`: writes a content folder into a project of DatoCMS that has our models; deletes nothing. */
import { resolve } from 'node:path'
import { describeError } from '../src/migration/index.ts'
import { importFolder } from '../src/transfer/index.ts'
import { clientOfEnvironment, folderOfCommand } from './access.ts'

try {
  const { created, updated, published, uploads, problems } = await importFolder(clientOfEnvironment(), resolve(folderOfCommand()))
  for (const problem of problems) console.warn(problem)
  console.log(`Files uploaded: ${uploads}. Records created: ${created}, updated: ${updated}, published: ${published}.`)
} catch (error) {
  console.error(`Stopped: ${describeError(error)}. Imported records remain. Run the command again to continue.`)
  process.exitCode = 1
}
