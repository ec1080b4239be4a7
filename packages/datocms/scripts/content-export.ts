/** `npm run content:export -- <folder>`: writes a project of DatoCMS as a content folder. */
import { resolve } from 'node:path'
import { describeError } from '../src/migration/index.ts'
import { exportProject } from '../src/transfer/index.ts'
import { clientOfEnvironment, folderOfCommand } from './access.ts'

try {
  const folder = resolve(folderOfCommand())
  const { records, files, problems } = await exportProject(clientOfEnvironment(), folder)
  for (const problem of problems) console.warn(problem)
  console.log(`Exported ${records} records and ${files} files to ${folder}.`)
} catch (error) {
  console.error(`Stopped: ${describeError(error)}.`)
  process.exitCode = 1
}
