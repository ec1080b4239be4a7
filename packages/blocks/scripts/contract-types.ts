/**
 * Writes the types of each contract's entry, which are those of `contracts`: a program of its own for each would take the build
 * gigabytes. Runs after tsup, which clears the folder of types last.
 */
import { writeFile } from 'node:fs/promises'
import { contractModules, contracts, root } from './entries.ts'

const names = Object.keys(contractModules)
await Promise.all(
  names.map((name, i) => writeFile(`${root}/dist/${name}.d.ts`, `export { ${contracts[i]!.contract} } from '../contracts.js'\n`)),
)
