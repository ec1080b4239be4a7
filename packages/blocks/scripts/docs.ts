/** Writes what a reader finds in the package beside the README: guides, a page for each component, and `llms.txt`. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { implementedContracts } from '../src/contracts.ts'
import { componentOf, entryOf, type Contract } from '../src/contract/contract.ts'
import { root, thumbnails } from './entries.ts'
import { loadExample } from './manifest.ts'
import { fenced, formatSections, type Section } from './pages/markdown.ts'
import { readEvents } from './pages/read-events.ts'
import { kebab, listBlockSections, listComponentSections, type ComponentSource, type Shared } from './pages/sections.ts'
import { listSources } from './pages/sources.ts'
import { partNames } from './part-names.ts'

const guides = ['ADD-A-LANGUAGE.md', 'ADD-A-BRAND.md']
const forRepository = '<!-- Not in the package. -->'

/** Path of a component's page in `docs/`. */
const pathOf = ({ name, group }: Pick<ComponentSource, 'name' | 'group'>) => `${group}/${kebab(name)}.md`

const formatExample = (entry: string, component: string, props: object) =>
  fenced(
    'tsx',
    `import '@brand/blocks/base.css'
import '@brand/blocks/${entry}.css'
import { ${component} } from '@brand/blocks/${entry}'

const props = ${JSON.stringify(props, null, 2)}

export const Example = () => <${component} {...props} />`,
  )

const formatPage = (title: string, purpose: string, sections: readonly Section[], example: readonly string[] = []) =>
  `${[`# ${title}`, purpose, ...example, formatSections(sections)].join('\n\n')}\n`

async function formatBlock(contract: Contract, source: ComponentSource, shared: Shared): Promise<string> {
  const { type, title, summary } = contract
  const entry = entryOf(type)
  const picture = `thumbnails/${entry}.webp`
  return formatPage(`${source.name}: ${title}`, summary, listBlockSections(contract, source, shared), [
    ...(picture in thumbnails ? [`![${title}](../../dist/${picture})`] : []),
    formatExample(entry, source.name, await loadExample(contract)),
  ])
}

/** To \`docs/\` and \`llms.txt\` in the package's folder, which are published and not in git. */
export async function writeDocs() {
  const out = join(root, 'docs')
  await rm(out, { recursive: true, force: true })
  await mkdir(out)
  for (const guide of guides) {
    const [text] = (await readFile(join(root, '../../docs', guide), 'utf8')).split(forRepository)
    await writeFile(join(out, guide), `${text!.trim()}\n`)
  }
  const contracts = new Map<string, Contract>(implementedContracts.map((contract) => [componentOf(contract.type), contract]))
  const events = readEvents(await readFile(join(root, 'src/events.ts'), 'utf8'))
  const lists: Record<'blocks' | 'others', string[]> = { blocks: [], others: [] }
  for (const source of listSources()) {
    const { name, group, description } = source
    const path = pathOf(source)
    const shared: Shared = {
      parts: partNames,
      events,
      linkTo: (to) => posix.relative(group, pathOf(to)),
      changelog: '[CHANGELOG.md](../../CHANGELOG.md)',
    }
    const contract = group === 'blocks' ? contracts.get(name) : undefined
    const page = contract
      ? await formatBlock(contract, source, shared)
      : formatPage(name, description, listComponentSections(source, shared))
    await mkdir(dirname(join(out, path)), { recursive: true })
    await writeFile(join(out, path), page)
    lists[contract ? 'blocks' : 'others'].push(`- [${name}](docs/${path}): ${contract?.summary ?? description}`)
  }
  await writeFile(
    join(root, 'llms.txt'),
    `# @brand/blocks

> Page blocks of a multilingual marketing and catalogue site as React 19 components: server components, five languages, themes as
> custom properties, no CMS. Props are plain data. Every block has an entry (\`@brand/blocks/quote\`) and a stylesheet (\`.css\`).

- [README](README.md): first page, theme, forms, events, state, languages, frameworks, security policy, upgrades
- [Reference](REFERENCE.md): every entry, part and theme value
- [Pictures](guides/pictures.md), [forms and consent](guides/forms.md), [a block of your own](guides/own-block.md), [without React](guides/without-react.md), [CMS and page editor](guides/cms.md)
- [A theme](docs/ADD-A-BRAND.md), [a language](docs/ADD-A-LANGUAGE.md)
- \`dist/manifest.json\`: every block with JSON Schema, example, parts, styles, scripts, sizes

## Blocks

${lists.blocks.join('\n')}

## Other components

${lists.others.join('\n')}
`,
  )
}
