import { readFileSync } from 'node:fs'
import { componentOf, entryOf, type Contract } from '../packages/blocks/src/contract/contract.ts'
import type { Fixture, Fixtures } from '../packages/blocks/src/contract/fixtures.ts'
import { implementedContracts } from '../packages/blocks/src/contracts.ts'
import { partsInReadme } from '../packages/blocks/scripts/parts-in-readme.ts'
import { partsSection, sectionsOf } from './contract-tables.ts'
import { jsxOf } from './copy/jsx.ts'
import { recordOf } from './copy/record.ts'
import { fenced, type Section } from './markdown.ts'
import { unionProps } from './union-props.ts'
import { kebab, propsTable, type Docgen } from './props-table.ts'

/** What Storybook tells agents of a component, as far as it is used here. */
export interface ManifestEntry {
  id: string
  name: string
  summary?: string
  description?: string
  reactDocgen?: Docgen
  /** Markdown that stands in place of the props. */
  apiDescription?: string
  import?: string
  jsDocTags?: Record<string, string[]>
  stories?: object[]
  error?: { name: string }
}

const readme = readFileSync(new URL('../packages/blocks/README.md', import.meta.url), 'utf8')
const parts = partsInReadme(readme)
const contracts = new Map<string, Contract>(implementedContracts.map((contract) => [componentOf(contract.type), contract]))

const written = (sections: Section[]) => sections.map(({ heading, markdown }) => `## ${heading}\n\n${markdown}`).join('\n\n')

/** The first example of a block. */
async function firstExample({ type }: Contract): Promise<Fixture<object>> {
  const file = `../packages/blocks/src/blocks/${entryOf(type)}/${componentOf(type)}.fixtures.ts`
  const { fixtures } = (await import(file)) as { fixtures: Fixtures<object> }
  return fixtures['complete'] ?? Object.values(fixtures)[0]!
}

async function describeBlock(entry: ManifestEntry, contract: Contract): Promise<ManifestEntry> {
  const example = await firstExample(contract)
  const sections = [
    ...sectionsOf(contract, parts, entry.reactDocgen),
    { heading: 'Example for React', markdown: fenced('tsx', jsxOf(contract, example.en)) },
    { heading: 'Example of a record', markdown: fenced('json', JSON.stringify(recordOf(contract, example), null, 2)) },
  ]
  return {
    ...entry,
    summary: contract.summary,
    import: `import { ${componentOf(contract.type)} } from '@brand/blocks/${entryOf(contract.type)}'`,
    apiDescription: written(sections),
  }
}

function described(entry: ManifestEntry): ManifestEntry | Promise<ManifestEntry> {
  const contract = entry.id.startsWith('blocks-') ? contracts.get(entry.name) : undefined
  if (contract) return describeBlock(entry, contract)
  const { reactDocgen: read = {} } = entry
  const known = read.props || !read.definedInFile ? read.props : unionProps(read.definedInFile).get(entry.name)
  const props = propsTable({ props: known })
  const sections = [...(props ? [{ heading: 'Props', markdown: props }] : []), ...partsSection(kebab(entry.name), parts)]
  return sections.length ? { ...entry, apiDescription: written(sections) } : entry
}

/**
 * The manifest with all that the pages of documentation say; the states of a block are among its stories. What has no component, such
 * as a table of colours, has nothing to say here.
 */
export async function complete(components: Record<string, ManifestEntry>): Promise<Record<string, ManifestEntry>> {
  const statesOf = ({ id }: ManifestEntry) => components[`${id}-states`]?.stories ?? []
  const entries = Object.values(components)
    .filter(({ id, error }) => !id.endsWith('-states') && error?.name !== 'No component found')
    .map((entry) => {
      const { requirement: _, ...jsDocTags } = entry.jsDocTags ?? {}
      return described({ ...entry, jsDocTags, stories: [...(entry.stories ?? []), ...statesOf(entry)] })
    })
  return Object.fromEntries((await Promise.all(entries)).map((entry) => [entry.id, entry]))
}
