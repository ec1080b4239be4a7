import { entryOf, wireName, type Contract } from '../packages/blocks/src/contract/contract.ts'
import type { AnyField, GroupField, QueryField } from '../packages/blocks/src/contract/fields.ts'
import { shapes } from '../packages/blocks/src/contract/shapes.ts'
import { visitField, type FieldVisitor } from '../packages/blocks/src/contract/visit.ts'
import { surfaceRoles } from '../packages/blocks/src/theme/surfaces.ts'
import { findMessages } from './localise.ts'
import { code, table, type Section } from './markdown.ts'
import { propsTable, type Docgen } from './props-table.ts'

const queryLimits = ({ max, choose }: QueryField) =>
  [max ? `the first ${max}` : 'all', choose ? `or at most ${choose} that an editor names` : 'no input'].join(', ')

const nothing = () => ''
const atMost = (max: number | undefined, what = '') => (max === undefined ? '' : `at most ${max}${what}`)
const characters = (max: number | undefined) => atMost(max, ' characters')

/** Limits of the editor's input for each kind of field. Fields of a shape have no `max`, since no editor fills them. */
const limits: FieldVisitor<string, AnyField> = {
  text: (field) => {
    const limit = characters('max' in field ? field.max : undefined)
    return field.anchor ? `${limit}: lower-case words joined by hyphens` : limit
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

const describeLimits = (field: AnyField) => visitField(limits, field)

/** The props of each other record, `designers[].name`: not written by editors, so without a name in the record. */
function shapeRows(fields: Record<string, AnyField>, start: string): string[][] {
  return Object.entries(fields).map(([prop, field]) => [
    code(`${start}${prop}`),
    '',
    field.kind,
    field.required ? 'yes' : '',
    describeLimits(field),
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
    const own = [`\`${name}\``, `\`${wire}\``, kind, field.required ? 'yes' : '', describeLimits(field), field.help]
    if (entry.kind === 'group') return [own, ...rows(contract, entry, `${name}.`)]
    if (entry.kind === 'reference') return [own, ...shapeRows(shapes[entry.to], `${name}.`)]
    if (entry.kind === 'query') return [own, ...shapeRows(shapes[entry.of], `${name}.`)]
    return [own]
  })
}

function facts(contract: Contract) {
  const { width, wrapper = true, bleed, pageWide, status = 'stable', budget, hydrate, options = [], parts = [] } = contract
  return table(
    ['Fact', 'Value'],
    [
      ['CMS typename', `\`${contract.type}\``],
      ['Status', status],
      ['Import', `\`@brand/blocks/${entryOf(contract.type)}\` and \`@brand/blocks/${entryOf(contract.type)}.css\``],
      [
        'Width',
        wrapper
          ? `${width.l} / ${width.m} / ${width.s} of 12 columns${bleed ? ', surface edge to edge' : ''}`
          : 'outside the layout',
      ],
      ['Laid out by', pageWide ? 'the width of the window: give it all of its columns' : 'the width of its place'],
      ['Parts, with stylesheets and plain scripts of their own', parts.map(code).join(' ') || 'none'],
      ['Options', options.map(code).join(' ') || 'none'],
      ['Hydrated', hydrate === 'none' ? 'never: ships no JavaScript' : `on ${hydrate}`],
      ['Budget (gzip, own code)', `${budget.js} kB JavaScript, ${budget.css} kB CSS`],
    ],
  )
}

/** Returns a row for each message of the block itself, in English. */
function messageRows(contract: Contract): string[][] {
  const messages = findMessages(contract, 'en') ?? {}
  return Object.entries(messages).flatMap(([key, message]) => {
    const text = typeof message === 'string' ? message : Object.values(message).join(' / ')
    return key === 'locale' ? [] : [[`\`${key}\``, text]]
  })
}

/** The names of a component's parts; `parts` are those of all components, by the component's own name. */
export const partsSection = (name: string, parts: Record<string, string[]>): Section[] =>
  parts[name]
    ? [{ heading: 'Names for your CSS', markdown: parts[name].map((part) => code(`[data-part="${part}"]`)).join(' ') }]
    : []

/** All that is written about a block, from its contract, its texts, the names of its parts, and of its props those that are no fields. */
export function listSections(contract: Contract, parts: Record<string, string[]>, docgen: Docgen = {}): Section[] {
  const alternatives = Object.entries(contract.alternatives ?? {}).map(([type, when]) => [code(type), when])
  const messages = messageRows(contract)
  const others = propsTable(docgen, (name) => name in contract.fields)
  return [
    { heading: 'Facts', markdown: facts(contract) },
    {
      heading: 'Fields',
      markdown: table(['Prop', 'In a record', 'Kind', 'Required', 'Limits', 'Purpose'], rows(contract)),
    },
    ...(others ? [{ heading: 'Props beside the fields', markdown: others }] : []),
    ...(alternatives.length ? [{ heading: 'Use instead', markdown: table(['Block', 'When'], alternatives) }] : []),
    ...(messages.length ? [{ heading: 'Texts', markdown: table(['In `messages`', 'In English'], messages) }] : []),
    ...partsSection(entryOf(contract.type), parts),
  ]
}
