import { surfaceRoles, type Contract } from '@brand/blocks/contracts'
import { z } from 'zod'
import { listCards } from './card.ts'
import type { Entity } from './entity.ts'
import { locales } from './locales.ts'
import { recordSchema } from './record.ts'
import { findQuery } from './shapes.ts'
import { isImage, isSurface, findLimit } from './values.ts'
import { unwrap } from './walk.ts'

type Json = Record<string, unknown>
type Override = Parameters<NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>>[0]

/** A leaf, or one value for each locale; `null` marks a locale that is left empty on purpose. */
const localised = (leaf: Json): Json => ({
  anyOf: [
    leaf,
    {
      type: 'object',
      propertyNames: { enum: locales },
      additionalProperties: { anyOf: [leaf, { type: 'null' }] },
      minProperties: 1,
    },
  ],
})

const text = { type: 'string' } as const
const position = {
  type: 'number',
  description: 'Position among the records of its kind. Records without a position come last.',
}
const picture: Json = {
  type: 'object',
  properties: {
    image: { ...text, description: 'Id of a picture in assets/assets.json.' },
    alt: {
      ...localised(text),
      description: 'Alternative text in this place. Default: the text in assets/assets.json. An empty text marks decoration.',
    },
    title: { ...localised(text), description: 'Title of the picture, on pages that show titles.' },
  },
  required: ['image'],
  additionalProperties: false,
}

const isLeaf = (schema: unknown) =>
  schema instanceof z.ZodString || schema instanceof z.ZodNumber || schema instanceof z.ZodBoolean || schema instanceof z.ZodEnum

/** Whether the API alone fills a field in. */
function isFilled(field: z.ZodType): boolean {
  const query = findQuery(unwrap(field))
  return query !== undefined && query.choose === undefined
}

/** Removes the fields that a file does not have. */
function withoutAdded({ shape }: z.ZodObject, jsonSchema: Override['jsonSchema']): void {
  const isAdded = (key: string) => (key === 'id' ? shape[key] instanceof z.ZodString : isFilled(shape[key] as z.ZodType))
  for (const key of Object.keys(jsonSchema.properties ?? {}).filter(isAdded)) delete jsonSchema.properties![key]
  if (jsonSchema.required) jsonSchema.required = jsonSchema.required.filter((key) => !isAdded(key))
}

/** Turns the schema of an answer into that of a file: pictures and records by id, leaves and lists by locale, nothing that the API adds. */
function asWritten({ zodSchema, jsonSchema }: Override): void {
  const { description, ...found } = jsonSchema as Json
  const limit = findLimit(zodSchema)
  const rest = limit === undefined ? found : { ...found, maxLength: limit }
  const replace = (schema: Json) => {
    for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Json)[key]
    Object.assign(jsonSchema, schema, description ? { description } : {})
  }
  const targets = [...listCards(zodSchema).keys()].map((name) => `records/${name}`)
  if (targets.length) replace(localised({ ...text, description: `Id of a record: its file name in ${targets.join(' or ')}.` }))
  else if (isImage(zodSchema)) replace(picture)
  else if (zodSchema instanceof z.ZodArray) {
    const maxItems = findQuery(zodSchema)?.choose
    replace(localised(maxItems === undefined ? rest : { ...rest, maxItems }))
  } else if (zodSchema instanceof z.ZodString && isSurface(zodSchema)) replace(localised({ ...rest, examples: surfaceRoles }))
  else if (isLeaf(zodSchema)) replace(localised(rest))
  else if (zodSchema instanceof z.ZodObject) withoutAdded(zodSchema, jsonSchema)
}

/** JSON schema of an entity's record files, for completion and checks in an editor. */
export function editorSchema({ schema }: Entity): Json {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: (context) => {
      asWritten(context)
      const isRoot = context.zodSchema instanceof z.ZodObject && context.zodSchema.shape === schema.shape
      if (isRoot) Object.assign(context.jsonSchema.properties!, { $schema: text, $position: position })
    },
  }) as Json
}

/** JSON schema of a block as it stands in a file. */
export const schemaOfBlock = (contract: Contract): Json =>
  z.toJSONSchema(recordSchema(contract), { io: 'input', override: asWritten }) as Json
