import { readFileSync } from 'node:fs'
import { componentOf, type Contract } from '../packages/blocks/src/contract/contract.ts'
import { implementedContracts } from '../packages/blocks/src/contracts.ts'
import { partsInReadme } from '../packages/blocks/scripts/parts-in-readme.ts'
import { partsSection, sectionsOf } from './contract-tables.ts'
import type { Section } from './markdown.ts'
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
  stories?: object[]
}

const readme = readFileSync(new URL('../packages/blocks/README.md', import.meta.url), 'utf8')
const parts = partsInReadme(readme)
const contracts = new Map<string, Contract>(implementedContracts.map((contract) => [componentOf(contract.type), contract]))

const written = (sections: Section[]) => sections.map(({ heading, markdown }) => `## ${heading}\n\n${markdown}`).join('\n\n')

function described(entry: ManifestEntry): ManifestEntry {
  const docgen = entry.reactDocgen ?? {}
  const contract = entry.id.startsWith('blocks-') ? contracts.get(entry.name) : undefined
  if (contract) return { ...entry, summary: contract.summary, apiDescription: written(sectionsOf(contract, parts, docgen)) }
  const props = propsTable(docgen)
  const sections = [...(props ? [{ heading: 'Props', markdown: props }] : []), ...partsSection(kebab(entry.name), parts)]
  return sections.length ? { ...entry, apiDescription: written(sections) } : entry
}

/** The manifest with all that the pages of documentation say; the states of a block are among its stories. */
export function complete(components: Record<string, ManifestEntry>): Record<string, ManifestEntry> {
  const entries = Object.values(components)
  const statesOf = ({ id }: ManifestEntry) => components[`${id}-states`]?.stories ?? []
  return Object.fromEntries(
    entries
      .filter(({ id }) => !id.endsWith('-states'))
      .map((entry) => [entry.id, described({ ...entry, stories: [...(entry.stories ?? []), ...statesOf(entry)] })]),
  )
}
