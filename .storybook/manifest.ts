import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { componentOf, entryOf, type Contract } from '../packages/blocks/src/contract/contract.ts'
import type { Fixtures } from '../packages/blocks/src/contract/fixtures.ts'
import { implementedContracts } from '../packages/blocks/src/contracts.ts'
import { fenced, formatSections } from '../packages/blocks/scripts/pages/markdown.ts'
import { readEvents } from '../packages/blocks/scripts/pages/read-events.ts'
import { listBlockSections, listComponentSections, type Shared } from '../packages/blocks/scripts/pages/sections.ts'
import { listSources } from '../packages/blocks/scripts/pages/sources.ts'
import { partNames } from '../packages/blocks/scripts/part-names.ts'
import { exampleFiles, exampleIn } from './copy/examples.ts'
import { formatImports, formatJsx } from './copy/jsx.ts'
import { addresses, pageId } from './shared-docs.ts'
import { readStories, withExample, withoutFragment, type StoryEntry } from './story-code.ts'

/** Component entry of Storybook's manifest for agents, as far as it is used here. */
export interface ManifestEntry {
  id: string
  name: string
  /** The file of its stories. */
  path: string
  summary?: string
  description?: string
  reactDocgen?: object
  subcomponents?: object
  /** Markdown that stands in place of the props. */
  apiDescription?: string
  import?: string
  jsDocTags?: Record<string, string[]>
  stories?: StoryEntry[]
  error?: { name: string }
}

const shared: Shared = {
  ...addresses,
  parts: partNames,
  events: readEvents(readFileSync(new URL('../packages/blocks/src/events.ts', import.meta.url), 'utf8')),
}
const sources = listSources()
const contracts = new Map<string, Contract>(implementedContracts.map((contract) => [componentOf(contract.type), contract]))

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
    ...listBlockSections(
      contract,
      sources.find(({ name }) => name === entry.name)!,
      shared,
    ),
    { heading: 'Example for React', markdown: fenced('tsx', formatJsx(shown)) },
    { heading: 'Example of a record', markdown: fenced('json', JSON.stringify(record, null, 2)) },
  ]
  return {
    ...entry,
    summary: contract.summary,
    import: formatImports([shown]),
    apiDescription: formatSections(sections),
  }
}

const findContract = ({ id, name }: ManifestEntry) => (id.startsWith('blocks-') ? contracts.get(name) : undefined)

function described(entry: ManifestEntry): ManifestEntry | Promise<ManifestEntry> {
  const contract = findContract(entry)
  if (contract) return describeBlock(entry, contract)
  const onPage = sources.filter((source) => pageId(source) === entry.id)
  if (!onPage.length) return entry
  const described = onPage.map(
    (source) => `# ${source.name}\n\n${source.description}\n\n${formatSections(listComponentSections(source, shared))}`,
  )
  return { ...entry, description: onPage[0]!.description, apiDescription: described.join('\n\n') }
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
 * Completes the manifest with the content of the pages of documentation; the states of a block are among its stories. Tests, the
 * tools of Storybook and entries without a component, such as a table of colours, are left out.
 */
export async function complete(components: Record<string, ManifestEntry>): Promise<Record<string, ManifestEntry>> {
  const entries = Object.values(components)
    .filter(({ id, error }) => !/^(?:tests|start)-|-states$/.test(id) && error?.name !== 'No component found')
    .map(async (entry) => {
      const states = components[`${entry.id}-states`]
      const stories = [...(await completeStories(entry)), ...(states ? await completeStories(states) : [])]
      const { requirement: _, ...jsDocTags } = entry.jsDocTags ?? {}
      // Read by react-docgen: with paths of the machine that builds this, and an error for a component that renders nothing.
      const { reactDocgen: __, subcomponents: ___, error: ____, ...rest } = await described({ ...entry, jsDocTags, stories })
      return rest
    })
  return Object.fromEntries((await Promise.all(entries)).map((entry) => [entry.id, entry]))
}
