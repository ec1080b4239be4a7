import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { componentOf, entryOf, type Contract } from '../packages/blocks/src/contract/contract.ts'
import type { Fixtures } from '../packages/blocks/src/contract/fixtures.ts'
import { implementedContracts } from '../packages/blocks/src/contracts.ts'
import { readParts } from '../packages/blocks/scripts/read-parts.ts'
import { partsSection, listSections } from './contract-tables.ts'
import { exampleFiles, exampleIn } from './copy/examples.ts'
import { formatImports, formatJsx } from './copy/jsx.ts'
import { fenced, type Section } from './markdown.ts'
import { unionProps } from './union-props.ts'
import { kebab, propsTable, type Docgen } from './props-table.ts'
import { readStories, withExample, withoutFragment, type StoryEntry } from './story-code.ts'

/** Component entry of Storybook's manifest for agents, as far as it is used here. */
export interface ManifestEntry {
  id: string
  name: string
  /** The file of its stories. */
  path: string
  summary?: string
  description?: string
  reactDocgen?: Docgen
  /** Markdown that stands in place of the props. */
  apiDescription?: string
  import?: string
  jsDocTags?: Record<string, string[]>
  stories?: StoryEntry[]
  error?: { name: string }
}

const reference = readFileSync(new URL('../packages/blocks/REFERENCE.md', import.meta.url), 'utf8')
const parts = readParts(reference)
const contracts = new Map<string, Contract>(implementedContracts.map((contract) => [componentOf(contract.type), contract]))

const written = (sections: Section[]) => sections.map(({ heading, markdown }) => `## ${heading}\n\n${markdown}`).join('\n\n')

const records = Promise.all(
  exampleFiles.map(async (file) => {
    const record = new URL(`../packages/demo-content/records/${file}.json`, import.meta.url)
    return JSON.parse(await readFile(record, 'utf8')) as unknown
  }),
)

async function loadFixtures({ type }: Contract): Promise<Fixtures<object>> {
  const file = `../packages/blocks/src/blocks/${entryOf(type)}/${componentOf(type)}.fixtures.ts`
  return ((await import(file)) as { fixtures: Fixtures<object> }).fixtures
}

async function describeBlock(entry: ManifestEntry, contract: Contract): Promise<ManifestEntry> {
  const fixtures = await loadFixtures(contract)
  const first = fixtures['complete'] ?? Object.values(fixtures)[0]!
  const shown = { contract, props: first.en }
  const record = exampleIn(await records, contract, first)
  const sections = [
    ...listSections(contract, parts, entry.reactDocgen),
    { heading: 'Example for React', markdown: fenced('tsx', formatJsx(shown)) },
    { heading: 'Example of a record', markdown: fenced('json', JSON.stringify(record, null, 2)) },
  ]
  return {
    ...entry,
    summary: contract.summary,
    import: formatImports([shown]),
    apiDescription: written(sections),
  }
}

const findContract = ({ id, name }: ManifestEntry) => (id.startsWith('blocks-') ? contracts.get(name) : undefined)

function described(entry: ManifestEntry): ManifestEntry | Promise<ManifestEntry> {
  const contract = findContract(entry)
  if (contract) return describeBlock(entry, contract)
  const { reactDocgen: read = {} } = entry
  const documented = read.props || !read.definedInFile ? read.props : unionProps(read.definedInFile).get(entry.name)
  const props = propsTable({ props: documented })
  const sections = [...(props ? [{ heading: 'Props', markdown: props }] : []), ...partsSection(kebab(entry.name), parts)]
  return sections.length ? { ...entry, apiDescription: written(sections) } : entry
}

/** The stories of an entry, with code that is whole or without any. */
async function completeStories(entry: ManifestEntry): Promise<StoryEntry[]> {
  const contract = findContract(entry)
  const { path, stories = [] } = entry
  if (!contract) return stories.map(withoutFragment)
  const [source, fixtures] = await Promise.all([readStories(path), loadFixtures(contract)])
  return stories.map((story) => withExample(story, source, contract, fixtures))
}

/**
 * Completes the manifest with the content of the pages of documentation; the states of a block are among its stories. Tests and
 * entries without a component, such as a table of colours, are left out.
 */
export async function complete(components: Record<string, ManifestEntry>): Promise<Record<string, ManifestEntry>> {
  const entries = Object.values(components)
    .filter(({ id, error }) => !/^tests-|-states$/.test(id) && error?.name !== 'No component found')
    .map(async (entry) => {
      const states = components[`${entry.id}-states`]
      const stories = [...(await completeStories(entry)), ...(states ? await completeStories(states) : [])]
      const { requirement: _, ...jsDocTags } = entry.jsDocTags ?? {}
      const { reactDocgen, ...rest } = await described({ ...entry, jsDocTags, stories })
      // A path of the machine that builds this is for nobody.
      const { definedInFile: __, ...docgen } = reactDocgen ?? {}
      return { ...rest, ...(reactDocgen && { reactDocgen: docgen }) }
    })
  return Object.fromEntries((await Promise.all(entries)).map((entry) => [entry.id, entry]))
}
