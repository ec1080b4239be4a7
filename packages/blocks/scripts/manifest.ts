import { readFile, writeFile } from 'node:fs/promises'
import { contracts, implementedContracts } from '../src/contracts.ts'
import { entryOf, componentOf } from '../src/contract/contract.ts'
import { root, themes } from './entries.ts'
import { filesOf, kB, ownFilesOf } from './measure.ts'

const implemented = new Set<string>(implementedContracts.map(({ type }) => type))

/** Describes the package for tools: every block by its contract, with entry, files and sizes (kB, gzip), and the planned ones. */
export async function writeManifest() {
  const { name, version } = JSON.parse(await readFile(`${root}/package.json`, 'utf8'))
  const manifest = {
    name,
    version,
    themes: themes.map((theme) => ({
      name: theme,
      css: `${name}/themes/${theme}.css`,
      size: { css: kB([`themes/${theme}.css`]) },
    })),
    base: { css: `${name}/base.css`, size: { css: kB(['styles/base.css']) } },
    blocks: implementedContracts.map((contract) => {
      const entry = entryOf(contract.type)
      return {
        ...contract,
        entry: `${name}/${entry}`,
        contract: `${name}/contracts/${entry}`,
        component: componentOf(contract.type),
        css: `${name}/${entry}.css`,
        size: { js: kB(ownFilesOf(entry)), jsWithShared: kB([...filesOf(`${entry}.js`)]), css: kB([`styles/${entry}.css`]) },
      }
    }),
    /** Contracts without a component. */
    planned: contracts.filter(({ type }) => !implemented.has(type)),
  }
  await writeFile(`${root}/dist/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}
