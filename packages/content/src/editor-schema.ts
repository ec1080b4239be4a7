import { z } from 'zod'
import { cardTarget } from './card.ts'
import type { Entity } from './entity.ts'
import { locales } from './locales.ts'
import { isImage } from './values.ts'

type Json = Record<string, unknown>
type Override = Parameters<NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>>[0]

/** A leaf, or one value for each locale; `null` says that a locale is left empty on purpose. */
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
  description: 'Place among the records of its kind; without one it comes after those with one.',
}
const picture: Json = {
  type: 'object',
  properties: {
    image: { ...text, description: 'Id of a picture in assets/assets.json.' },
    alt: { ...localised(text), description: 'What the picture shows; an empty text marks decoration.' },
    title: { ...localised(text), description: 'Shown with the picture, where a page shows titles.' },
  },
  required: ['image', 'alt'],
  additionalProperties: false,
}

const isLeaf = (schema: unknown) =>
  schema instanceof z.ZodString || schema instanceof z.ZodNumber || schema instanceof z.ZodBoolean || schema instanceof z.ZodEnum

/** Turns the schema of an answer into that of a file: pictures by id, leaves and lists by locale, no ids of blocks. */
function asWritten({ zodSchema, jsonSchema }: Override): void {
  const { description, ...rest } = jsonSchema as Json
  const replace = (schema: Json) => {
    for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Json)[key]
    Object.assign(jsonSchema, schema, description ? { description } : {})
  }
  const target = cardTarget(zodSchema)
  if (target) replace(localised({ ...text, description: `Id of a record: its file name in records/${target}.` }))
  else if (isImage(zodSchema)) replace(picture)
  else if (isLeaf(zodSchema) || zodSchema instanceof z.ZodArray) replace(localised(rest))
  else if (zodSchema instanceof z.ZodObject && zodSchema.shape['id'] instanceof z.ZodString) {
    delete jsonSchema.properties!['id']
    jsonSchema.required = jsonSchema.required!.filter((key) => key !== 'id')
  }
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
