import { z } from 'zod'
import { usedLocale } from './envelope.ts'

const targets = new Map<unknown, string>()

/**
 * The part of a record that represents it in lists and in other records. In a record a card is the other's id;
 * the API answers the card itself, in the visitor's locale or else in English. `usedLocale` is that locale, for `lang`. `kind` names what
 * the card is for, where a record has several.
 */
export function defineCard<Shape extends z.ZodRawShape>(entity: string, fields: Shape, kind = 'Card') {
  // A separate schema: a card with another description is another schema, but keeps this field.
  const mark = usedLocale.meta(usedLocale.meta()!)
  targets.set(mark, entity)
  return z.strictObject({ ...fields, usedLocale: mark }).meta({ id: `${entity[0]!.toUpperCase()}${entity.slice(1)}${kind}` })
}

/** The entity of a card; `undefined` for any other schema. */
export const cardTarget = (schema: unknown): string | undefined =>
  schema instanceof z.ZodObject ? targets.get(schema.shape['usedLocale']) : undefined

const none: ReadonlyMap<string, z.ZodObject> = new Map()
const cached = new WeakMap<object, ReadonlyMap<string, z.ZodObject>>()

function findCards(schema: z.ZodObject | z.ZodUnion) {
  const options: readonly unknown[] = schema instanceof z.ZodUnion ? schema.options : [schema]
  const cards = new Map<string, z.ZodObject>()
  for (const option of options) {
    const target = cardTarget(option)
    if (target === undefined) return none
    cards.set(target, option as z.ZodObject)
  }
  return cards
}

/** The cards that are possible at a place, by entity; none where no other record is named. */
export function listCards(schema: unknown): ReadonlyMap<string, z.ZodObject> {
  if (!(schema instanceof z.ZodObject || schema instanceof z.ZodUnion)) return none
  const cards = cached.get(schema) ?? findCards(schema)
  cached.set(schema, cards)
  return cards
}

/** A reference to another record: its id. */
export const reference = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/, 'must be the id of a record')
