import { wireName, type Contract } from '../../src/contract/contract.ts'
import type { AnyField, GroupField, QueryField } from '../../src/contract/fields.ts'
import { shapes } from '../../src/contract/shapes.ts'
import { visitField, type FieldVisitor } from '../../src/contract/visit.ts'
import { surfaceRoles } from '../../src/theme/surfaces.ts'
import { code, table } from './markdown.ts'

const queryLimits = ({ max, choose }: QueryField) =>
  [max ? `the first ${max}` : 'all', choose ? `or at most ${choose} that an editor names` : 'no input'].join(', ')

const nothing = () => ''
const atMost = (max: number | undefined, what = '') => (max === undefined ? '' : `at most ${max}${what}`)
const characters = (max: number | undefined) => atMost(max, ' characters')

/** Limits of the editor's input for each kind of field. Fields of a shape have no `max`, since no editor fills them. */
const limits: FieldVisitor<string, AnyField> = {
  text: (field) => {
    const limit = characters('max' in field ? field.max : undefined)
    return [limit, field.anchor && 'lower-case words joined by hyphens'].filter(Boolean).join(': ')
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

/** The fields of a block as a table: props and record, limits and purpose. */
export const fieldTable = (contract: Contract) =>
  table(['Prop', 'In a record', 'Kind', 'Required', 'Limits', 'Purpose'], rows(contract))
