/** JSON Schema of what a block takes, from its contract: for tools that do not read TypeScript. */
import type { Contract } from '../src/contract/contract.ts'
import type { AnyField, ShapeName } from '../src/contract/fields.ts'
import { shapes } from '../src/contract/shapes.ts'
import { visitField, type FieldVisitor } from '../src/contract/visit.ts'

export type Schema = { readonly [key: string]: unknown }

const string = { type: 'string' }
const pixels = { type: 'integer', minimum: 1 }
const object = (properties: Record<string, Schema>, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  ...(required.length && { required }),
  additionalProperties: false,
})

/** The values that have fields of their own; `contract/values.ts` explains them. */
const values = {
  image: object(
    {
      src: string,
      srcset: string,
      alt: string,
      width: pixels,
      height: pixels,
      focal: object({ x: { type: 'number' }, y: { type: 'number' } }, ['x', 'y']),
      color: { type: 'string', pattern: '^(#[0-9a-fA-F]{6}|transparent)$' },
      preview: { type: 'string', pattern: '^data:' },
      large: object({ src: string, srcset: string, width: pixels, height: pixels }, ['src', 'srcset', 'width', 'height']),
      sources: {
        type: 'array',
        items: object({ media: string, srcset: string, width: pixels, height: pixels }, ['media', 'srcset', 'width', 'height']),
      },
    },
    ['src', 'alt', 'width', 'height'],
  ),
  video: object({ mp4: string, webm: string, ogg: string, poster: string }),
  embed: object(
    {
      provider: { enum: ['youtube', 'vimeo', 'file'] },
      id: string,
      href: string,
      title: string,
      captions: { type: 'array', items: object({ lang: string, src: string }, ['lang', 'src']) },
    },
    ['provider', 'id', 'href'],
  ),
  action: object(
    {
      label: string,
      href: string,
      newTab: { type: 'boolean' },
      variant: { enum: ['primary', 'secondary', 'inverse'], default: 'primary' },
    },
    ['label', 'href'],
  ),
}

const ref = (name: ShapeName | keyof typeof values) => ({ $ref: `#/$defs/${name}` })
const limitItems = (max: number | undefined) => (max === undefined ? {} : { maxItems: max })

const ofKind: FieldVisitor<Schema, AnyField> = {
  text: (field) => ({
    ...string,
    ...('max' in field && { maxLength: field.max }),
    // Those of other records come as they are there.
    ...(field.anchor && { pattern: 'max' in field ? '^[a-z0-9]+(-[a-z0-9]+)*$' : String.raw`^\S+$` }),
  }),
  html: ({ max }) => ({ ...string, maxLength: max, contentMediaType: 'text/html' }),
  image: () => ref('image'),
  video: () => ref('video'),
  embed: () => ref('embed'),
  action: ({ max }) => ({ allOf: [ref('action'), { properties: { label: { maxLength: max } } }] }),
  choice: (field) => ({ enum: field.options, default: field.default }),
  number: (field) => ('min' in field ? { type: 'integer', minimum: field.min, maximum: field.max } : { type: 'number' }),
  flag: () => ({ type: 'boolean', default: false }),
  color: () => ({ ...string, pattern: '^#[0-9a-fA-F]{6}$' }),
  surface: (field) => ({ ...string, default: field.default }),
  side: (field) => ({ enum: ['start', 'end'], default: field.default }),
  link: () => string,
  date: () => ({ ...string, pattern: String.raw`^\d{4}-\d{2}-\d{2}` }),
  reference: ({ to }) => ref(to),
  query: ({ of, max, choose = 0 }) => ({ type: 'array', items: ref(of), ...limitItems(max && Math.max(max, choose)) }),
  list: (field) => ({ type: 'array', items: visitField(ofKind, field.of), ...('max' in field && limitItems(field.max)) }),
  group: ({ fields }) => ofFields(fields),
}

/** `imageSide` as an editor reads it: "Image side". A name that ends in `Html` or `Href` loses that ending. */
export const labelOf = (name: string) => {
  const words = name.replace(/(?<=.)(?:Html|Href)$/, '').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words[0]!.toUpperCase() + words.slice(1).replaceAll(/[-_]/g, ' ')
}

const ofFields = (fields: Record<string, AnyField>, others: Record<string, Schema> = {}): Schema =>
  object(
    {
      ...others,
      ...Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          { title: labelOf(name), description: field.help, ...visitField(ofKind, field) },
        ]),
      ),
    },
    [...Object.keys(others).filter((name) => name === 'id'), ...Object.keys(fields).filter((name) => fields[name]!.required)],
  )

/** The values and shapes that schemas of blocks refer to, by name. */
export const definitions: Record<string, Schema> = {
  ...values,
  ...Object.fromEntries(
    (Object.keys(shapes) as ShapeName[]).map((name) => [name, ofFields(shapes[name], { id: string, lang: string })]),
  ),
}

/** The definitions that a schema names, and those that they name. */
function usedBy(schema: Schema, found = new Set<string>()): Set<string> {
  for (const [, name] of JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)) {
    if (found.has(name!)) continue
    found.add(name!)
    usedBy(definitions[name!]!, found)
  }
  return found
}

/** Schema of a block's fields as props, complete by itself. */
export function toSchema({ title, summary, fields }: Contract): Schema {
  const schema = ofFields(fields)
  const $defs = Object.fromEntries([...usedBy(schema)].map((name) => [name, definitions[name]]))
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title, description: summary, ...schema, $defs }
}
