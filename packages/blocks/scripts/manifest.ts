import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contracts, implementedContracts } from '../src/contracts.ts'
import { entryOf, componentOf, type Contract } from '../src/contract/contract.ts'
import type { Fixtures } from '../src/contract/fixtures.ts'
import { fixtureModules, modules, root, themes, thumbnails } from './entries.ts'
import { listFiles, kB, listOwnFiles, findScripts } from './measure.ts'
import { partNames } from './part-names.ts'
import { definitions, labelOf, toSchema } from './schema.ts'

const implemented = new Set<string>(implementedContracts.map(({ type }) => type))

/** A block's fields in its first example, in English. */
export async function loadExample({ type, fields }: Contract): Promise<object> {
  const entry = entryOf(type)
  const { fixtures }: { fixtures: Fixtures<object> } = await import(join(root, fixtureModules[`fixtures/${entry}`]!))
  return Object.fromEntries(Object.entries(Object.values(fixtures)[0]!.en).filter(([name]) => name in fields))
}

/** Returns the labels that editors read in place of the names of fields, and of the words that they choose from. */
const listLabels = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]: [string, { options?: readonly string[] }]) => [
      name,
      {
        label: labelOf(name),
        ...(field.options && { options: Object.fromEntries(field.options.map((word) => [word, labelOf(word)])) }),
      },
    ]),
  )

/** Describes the package for tools: every block by its contract, with schema, example, entry, files and sizes (kB, gzip), and the planned ones. */
export async function writeManifest() {
  const { name, version } = JSON.parse(await readFile(`${root}/package.json`, 'utf8'))
  const blocks = implementedContracts.map(async (contract) => {
    const entry = entryOf(contract.type)
    return {
      ...contract,
      labels: listLabels(contract.fields),
      schema: toSchema(contract),
      example: await loadExample(contract),
      entry: `${name}/${entry}`,
      contract: `${name}/contracts/${entry}`,
      fixtures: `${name}/fixtures/${entry}`,
      component: componentOf(contract.type),
      css: `${name}/${entry}.css`,
      /** A picture of 320 px; one that is new may have none yet. */
      thumbnail: `thumbnails/${entry}.webp` in thumbnails ? `${name}/thumbnails/${entry}.webp` : undefined,
      /** Values of `data-enhance` in its HTML; `BlockScripts` loads the script of each. */
      scripts: [
        ...new Set([
          ...findScripts(entry),
          ...((contract as Contract).parts?.filter((part) => `enhance-${part}` in modules) ?? []),
        ]),
      ],
      /** Values of `data-part` in its HTML. */
      dataParts: partNames[entry],
      size: { js: kB(listOwnFiles(entry)), jsWithShared: kB([...listFiles(`${entry}.js`)]), css: kB([`styles/${entry}.css`]) },
    }
  })
  const manifest = {
    name,
    version,
    themes: themes.map((theme) => ({
      name: theme,
      css: `${name}/themes/${theme}.css`,
      size: { css: kB([`themes/${theme}.css`]) },
    })),
    base: { css: `${name}/base.css`, size: { css: kB(['styles/base.css']) } },
    /** The values and shapes that blocks take, each as JSON Schema. */
    definitions,
    blocks: await Promise.all(blocks),
    /** Contracts without a component. */
    planned: contracts.filter(({ type }) => !implemented.has(type)),
  }
  await writeFile(`${root}/dist/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}
