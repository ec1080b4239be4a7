/** `npm run content:import -- <folder>`: writes a content folder into a project of DatoCMS that has our models; deletes nothing. */
import { resolve } from 'node:path'
import { describeError } from '../src/migration/index.ts'
import { importFolder } from '../src/transfer/index.ts'
import { clientOfEnvironment, folderOfCommand } from './access.ts'

try {
  const { created, updated, published, uploads, problems } = await importFolder(clientOfEnvironment(), resolve(folderOfCommand()))
  for (const problem of problems) console.warn(problem)
  console.log(`${uploads} files sent; ${created} records made, ${updated} times written to, ${published} published.`)
} catch (error) {
  console.error(`It stopped: ${describeError(error)}. What is done stays; run it again to go on.`)
  process.exitCode = 1
}
