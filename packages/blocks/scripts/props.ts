/** Writes the types of the blocks' props from their contracts, each prop with its field's help as JSDoc. */
import { componentOf, type Contract } from '../src/contract/contract.ts'
import type { AnyField, ShapeName } from '../src/contract/fields.ts'
import { shapes } from '../src/contract/shapes.ts'
import { visitField, type FieldVisitor } from '../src/contract/visit.ts'

const shapeType = (shape: ShapeName) => `${shape[0]!.toUpperCase()}${shape.slice(1)}Shape`
const literal = (text: string) => `'${text}'`

/** TypeScript's name for the value of each kind of field. */
const types: FieldVisitor<string, AnyField> = {
  text: () => 'string',
  html: () => 'string',
  image: () => 'ImageValue',
  video: () => 'VideoValue',
  embed: () => 'EmbedValue',
  action: () => 'ActionValue',
  choice: ({ options }) => options.map(literal).join(' | '),
  number: () => 'number',
  flag: () => 'boolean',
  color: () => 'ColorValue',
  surface: () => 'SurfaceName',
  side: () => 'Side',
  link: () => 'string',
  date: () => 'string',
  reference: ({ to }) => shapeType(to),
  query: ({ of }) => `readonly ${shapeType(of)}[]`,
  list: ({ of }) => `readonly (${formatType(of)})[]`,
  group: ({ fields }) => `{ ${formatFields(fields).join('\n')} }`,
}

const formatType = (field: AnyField): string => visitField(types, field)

const describeDefault = (field: AnyField) => ('default' in field ? ` Default \`${field.default}\`.` : '')

const formatFields = (fields: Record<string, AnyField>): string[] =>
  Object.entries(fields).flatMap(([prop, field]) => [
    `/** ${field.help}${describeDefault(field)} */`,
    field.required ? `${prop}: ${formatType(field)}` : `${prop}?: ${formatType(field)} | undefined`,
  ])

const shapeLines = (shape: ShapeName) => [
  `/** A record in the shape \`${shape}\`. */`,
  `export interface ${shapeType(shape)} {`,
  '/** Id of the record. */ id: string',
  '/** Its language, where that is not the language of the page. */ lang?: string | undefined',
  ...formatFields(shapes[shape]),
  '}',
]

const contractLines = ({ type, title, summary, fields }: Contract) => [
  `/** ${title}: its fields. ${summary} */`,
  `export interface ${componentOf(type)}Fields {`,
  ...formatFields(fields),
  '}',
]

/** Source of `generated/props.ts`. */
export const propTypes = (contracts: readonly Contract[]) => [
  `import type { ActionValue, ColorValue, EmbedValue, ImageValue, Side, VideoValue } from '../contract/values.ts'`,
  `import type { SurfaceName } from '../theme/surfaces.ts'`,
  ...(Object.keys(shapes) as ShapeName[]).flatMap(shapeLines),
  ...contracts.flatMap(contractLines),
  '/** The fields of every block, by its type. */',
  'export interface FieldsByType {',
  ...contracts.map(({ type }) => `${type}: ${componentOf(type)}Fields`),
  '}',
]
