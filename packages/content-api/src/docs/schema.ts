import { escape, prose, table } from './html.ts'

/** The parts of a JSON schema that are shown. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
}

const code = (value: unknown) => `<code>${escape(typeof value === 'string' ? value : JSON.stringify(value))}</code>`

/** Formats that tell more than the type does. */
const formats: Record<string, string> = {
  html: 'HTML',
  'uri-reference': 'address',
  date: 'date',
  email: 'e-mail address',
}

function simple({ type, format, maxLength }: Schema): string {
  const name = (format && formats[format]) ?? [type ?? 'anything'].flat().join(' or ')
  return maxLength ? `${name}, at most ${maxLength}` : name
}

/** What a value is, in a few words, with links to what has a name. */
export function typeOf(schema: Schema): string {
  const name = schema.$ref?.split('/').at(-1)
  const options = schema.anyOf ?? schema.oneOf
  if (name) return `<a href="#${escape(name)}">${escape(name)}</a>`
  if (schema.const !== undefined) return code(schema.const)
  if (schema.enum) return schema.enum.map(code).join(' or ')
  if (options) return options.map(typeOf).join(' or ')
  if (schema.items) return `list of ${typeOf(schema.items)}`
  if (schema.properties) return fields(schema)
  return escape(simple(schema))
}

const fields = ({ properties = {} }: Schema): string =>
  `{ ${Object.entries(properties)
    .map(([name, field]) => `<code>${escape(name)}</code>: ${typeOf(field)}`)
    .join(', ')} }`

const isCertain = ({ required = [] }: Schema, name: string) => (required.includes(name) ? 'yes' : '')

/** A named schema: a table of its fields, or what it is where it has none. */
export function schemaHtml(name: string, schema: Schema): string {
  const { properties, description } = schema
  const rows = Object.entries(properties ?? {}).map(([key, field]) => [
    `<code>${escape(key)}</code>`,
    typeOf(field),
    isCertain(schema, key),
    prose(field.description),
  ])
  const body = properties ? table(['Field', 'Is', 'Always', 'Meaning'], rows) : `<p>${typeOf(schema)}</p>`
  return `<section id="${escape(name)}"><h3>${escape(name)}</h3>${description ? `<p>${prose(description)}</p>` : ''}${body}</section>`
}
