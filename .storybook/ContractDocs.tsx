import type { ComponentType } from 'react'
import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { entryOf, wireName, type Contract } from '../packages/blocks/src/contract/contract.ts'
import type { AnyField, GroupField, QueryField } from '../packages/blocks/src/contract/fields.ts'
import { shapes } from '../packages/blocks/src/contract/shapes.ts'
import type { Fixture } from '../packages/blocks/src/contract/fixtures.ts'
import { visitField, type FieldVisitor } from '../packages/blocks/src/contract/visit.ts'
import readme from '../packages/blocks/README.md?raw'
import { partsInReadme } from '../packages/blocks/scripts/parts-in-readme.ts'
import { surfaceRoles } from '../packages/blocks/src/theme/surfaces.ts'
import { InThemes } from './InThemes.tsx'
import { jsxOf } from './copy/jsx.ts'
import { recordOf } from './copy/record.ts'
import { messagesOf } from './localise.ts'

const queryLimits = ({ max, choose }: QueryField) =>
  [max ? `the first ${max}` : 'all', choose ? `or at most ${choose} that an editor names` : 'nothing to write'].join(', ')

const code = (word: string) => `\`${word}\``
const nothing = () => ''
const atMost = (max: number | undefined, what = '') => (max === undefined ? '' : `at most ${max}${what}`)
const characters = (max: number | undefined) => atMost(max, ' characters')

/** What an editor may write in each kind of field; a shape has no editor. */
const limits: FieldVisitor<string, AnyField> = {
  text: (field) => {
    const most = characters('max' in field ? field.max : undefined)
    return field.anchor ? `${most}: lower-case words joined by hyphens` : most
  },
  html: ({ max }) => characters(max),
  image: ({ ratio, widths }) => [ratio, `${widths.join(', ')} px`].filter(Boolean).join(', '),
  video: nothing,
  embed: nothing,
  action: ({ max }) => characters(max),
  choice: (field) => `${field.options.map(code).join(' ')}, default ${code(field.default)}`,
  number: (field) => ('max' in field ? `${field.min} to ${field.max}` : ''),
  flag: nothing,
  color: nothing,
  surface: (field) => `${surfaceRoles.map(code).join(' ')} or a name of the brand’s own, default ${code(field.default)}`,
  side: (field) => `${code('start')} ${code('end')}, default ${code(field.default)}; in a record left and right`,
  link: nothing,
  date: nothing,
  reference: nothing,
  query: queryLimits,
  list: (field) => atMost('max' in field ? field.max : undefined),
  group: nothing,
}

const limitsOf = (field: AnyField) => visitField(limits, field)

/** The props of each other record, `designers[].name`: not written by editors, so without a name in the record. */
function shapeRows(fields: Record<string, AnyField>, start: string): string[][] {
  return Object.entries(fields).map(([prop, field]) => [
    `\`${start}${prop}\``,
    '',
    field.kind,
    field.required ? 'yes' : '',
    limitsOf(field),
    field.help,
  ])
}

/** A row for each field; the fields of a list's entries follow it as `properties[].key`. */
function rows(contract: Contract, group?: GroupField, start = ''): string[][] {
  return Object.entries((group ?? contract).fields).flatMap(([prop, field]) => {
    const entry = field.kind === 'list' ? field.of : field
    const kind = field.kind === 'list' ? `list of ${entry.kind}` : field.kind
    const name = `${start}${prop}${field.kind === 'list' || field.kind === 'query' ? '[]' : ''}`
    const wire = wireName(contract, prop, group)
    const own = [`\`${name}\``, `\`${wire}\``, kind, field.required ? 'yes' : '', limitsOf(field), field.help]
    if (entry.kind === 'group') return [own, ...rows(contract, entry, `${name}.`)]
    if (entry.kind === 'reference') return [own, ...shapeRows(shapes[entry.to], `${name}.`)]
    if (entry.kind === 'query') return [own, ...shapeRows(shapes[entry.of], `${name}.`)]
    return [own]
  })
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

function facts(contract: Contract) {
  const { width, wrapper = true, bleed, budget, hydrate, options = [], parts = [] } = contract
  return table(
    ['Fact', 'Value'],
    [
      ['CMS typename', `\`${contract.type}\``],
      ['Import', `\`@brand/blocks/${entryOf(contract.type)}\` and \`@brand/blocks/${entryOf(contract.type)}.css\``],
      [
        'Width',
        wrapper
          ? `${width.l} / ${width.m} / ${width.s} of 12 columns${bleed ? ', surface edge to edge' : ''}`
          : 'outside the layout',
      ],
      ['Parts, with stylesheets and plain scripts of their own', parts.map(code).join(' ') || 'none'],
      ['Options', options.map(code).join(' ') || 'none'],
      ['Hydrated', hydrate === 'none' ? 'never: ships no JavaScript' : `on ${hydrate}`],
      ['Budget (gzip, own code)', `${budget.js} kB JavaScript, ${budget.css} kB CSS`],
    ],
  )
}

const partNames = partsInReadme(readme)

/** What the block says by itself, in English. */
function messageRows(contract: Contract): string[][] {
  const messages = messagesOf(contract, 'en') ?? {}
  return Object.entries(messages).flatMap(([key, message]) => {
    const text = typeof message === 'string' ? message : Object.values(message).join(' / ')
    return key === 'locale' ? [] : [[`\`${key}\``, text]]
  })
}

/** The first example as code and as a record. */
const Copy = ({ contract, fixture }: { contract: Contract; fixture: Fixture<object> }) => (
  <>
    <Heading>Copy</Heading>
    <Subheading>For React</Subheading>
    <Source language="tsx" code={jsxOf(contract, fixture.en)} />
    <Subheading>For a page of the content</Subheading>
    <Source language="json" code={JSON.stringify(recordOf(contract, fixture), null, 2)} />
  </>
)

/**
 * A block's docs page, from its contract, its texts and the names of its parts. That of its states, and of what is no block, shows
 * all its stories.
 */
export function ContractDocs() {
  const of = useOf('meta')
  const meta = of.type === 'meta' ? of.preparedMeta : undefined
  const contract = meta?.parameters.contract as Contract | undefined
  if (!contract || meta!.title.endsWith('/States'))
    return (
      <>
        <Title />
        <Description />
        <Stories />
      </>
    )
  const instead = Object.entries(contract.instead ?? {}).map(([type, when]) => [`\`${type}\``, when])
  const messages = messageRows(contract)
  const [first] = of.type === 'meta' ? Object.values(of.csfFile.stories) : []
  const fixture = first?.parameters?.fixture as Fixture<object> | undefined
  return (
    <>
      <Title />
      <Subtitle>{contract.summary}</Subtitle>
      <Primary />
      {fixture && <InThemes contract={contract} Block={meta!.component as ComponentType<object>} example={fixture.en} />}
      <Markdown>{facts(contract)}</Markdown>
      <Heading>Fields</Heading>
      <Markdown>{table(['Prop', 'In a record', 'Kind', 'Required', 'Limits', 'What it is for'], rows(contract))}</Markdown>
      {instead.length > 0 && (
        <>
          <Heading>Use instead</Heading>
          <Markdown>{table(['Block', 'When'], instead)}</Markdown>
        </>
      )}
      {messages.length > 0 && (
        <>
          <Heading>Texts</Heading>
          <Markdown>{table(['In `messages`', 'In English'], messages)}</Markdown>
        </>
      )}
      <Heading>Names for your CSS</Heading>
      <Markdown>{partNames[entryOf(contract.type)]!.map((name) => `\`[data-part="${name}"]\``).join(' ')}</Markdown>
      {fixture && <Copy contract={contract} fixture={fixture} />}
      <Heading>Try it</Heading>
      <Controls />
    </>
  )
}
