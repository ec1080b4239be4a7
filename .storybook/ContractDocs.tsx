import { Controls, Heading, Markdown, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { entryOf, wireName, type Contract } from '../packages/blocks/src/contract/contract.ts'
import type { Field, GroupField, QueryField } from '../packages/blocks/src/contract/fields.ts'
import { shapes } from '../packages/blocks/src/contract/shapes.ts'

const queryLimits = ({ max, choose }: QueryField) =>
  [max ? `the first ${max}` : 'all', choose ? `or at most ${choose} that an editor names` : 'nothing to write'].join(', ')

function limits(field: Field) {
  if (field.kind === 'choice') return `${field.options.map((o) => `\`${o}\``).join(' ')}, default \`${field.default}\``
  if (field.kind === 'image') return [field.ratio, `${field.widths.join(', ')} px`].filter(Boolean).join(', ')
  if (field.kind === 'number') return `${field.min} to ${field.max}`
  if (field.kind === 'list') return `at most ${field.max}`
  if (field.kind === 'query') return queryLimits(field)
  if (field.kind === 'text' && field.anchor) return `at most ${field.max} characters: lower-case words joined by hyphens`
  return 'max' in field ? `at most ${field.max} characters` : ''
}

/** What the block gets of each other record, `designers[].name`: not written, so it has no name in the record. */
function shapeRows(fields: Record<string, Field>, start: string): string[][] {
  return Object.entries(fields).map(([prop, field]) => [
    `\`${start}${prop}\``,
    '',
    field.kind,
    field.required ? 'yes' : '',
    limits(field),
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
    const own = [`\`${name}\``, `\`${wire}\``, kind, field.required ? 'yes' : '', limits(field), field.help]
    if (entry.kind === 'group') return [own, ...rows(contract, entry, `${name}.`)]
    if (entry.kind === 'reference') return [own, ...shapeRows(shapes[entry.to], `${name}.`)]
    if (entry.kind === 'query') return [own, ...shapeRows(shapes[entry.of], `${name}.`)]
    return [own]
  })
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

function facts(contract: Contract) {
  const { width, wrapper = true, bleed, budget, hydrate } = contract
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
      ['Wakes in the browser', hydrate === 'none' ? 'never: ships no JavaScript' : `on ${hydrate}`],
      ['Budget (gzip, own code)', `${budget.js} kB JavaScript, ${budget.css} kB CSS`],
    ],
  )
}

/** A block's docs page: everything in it is said once, in the contract. */
export function ContractDocs() {
  const of = useOf('meta')
  const contract = of.type === 'meta' ? (of.preparedMeta.parameters.contract as Contract | undefined) : undefined
  if (!contract) return <Stories />
  const instead = Object.entries(contract.instead ?? {}).map(([type, when]) => [`\`${type}\``, when])
  return (
    <>
      <Title />
      <Subtitle>{contract.summary}</Subtitle>
      <Primary />
      <Markdown>{facts(contract)}</Markdown>
      <Heading>Fields</Heading>
      <Markdown>{table(['Prop', 'In a record', 'Kind', 'Required', 'Limits', 'What it is for'], rows(contract))}</Markdown>
      {instead.length > 0 && (
        <>
          <Heading>Use instead</Heading>
          <Markdown>{table(['Block', 'When'], instead)}</Markdown>
        </>
      )}
      <Heading>Try it</Heading>
      <Controls />
    </>
  )
}
