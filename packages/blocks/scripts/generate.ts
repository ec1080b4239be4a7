/** Writes the index modules that follow from the block folders, so that a new block is one folder. */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { componentOf } from '../src/contract/contract.ts'

const root = new URL('../src/', import.meta.url)
const entries = (await readdir(new URL('blocks/', root), { withFileTypes: true })).filter((e) => e.isDirectory()).map((e) => e.name).sort()

const names = entries.map((entry) => {
  const component = componentOf(`cb_${entry.replaceAll('-', '_')}`)
  return { entry, component, contract: component[0]!.toLowerCase() + component.slice(1) }
})

const contracts = [
  `import type { Contract } from '../contract/contract.ts'`,
  ...names.map((n) => `import { ${n.contract} } from '../blocks/${n.entry}/${n.component}.contract.ts'`),
  '',
  `export { ${names.map((n) => n.contract).join(', ')} }`,
  '/** Every contract, in alphabetical order. */',
  `export const contracts = [${names.map((n) => n.contract).join(', ')}] as const satisfies readonly Contract[]`,
  '',
].join('\n')

await mkdir(new URL('generated/', root), { recursive: true })
await writeFile(new URL('generated/contracts.ts', root), contracts)
