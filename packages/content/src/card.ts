import { z } from 'zod'
import { usedLocale } from './envelope.ts'

const targets = new WeakMap<object, string>()

/**
 * The part of a record that stands for it in lists and wherever another record names it. In a record a card is the other's id;
 * the API answers the card itself, in the visitor's locale or else in English. `usedLocale` tells which, for its `lang`.
 */
export function defineCard<Shape extends z.ZodRawShape>(entity: string, fields: Shape) {
  const card = z.strictObject({ ...fields, usedLocale }).meta({ id: `${entity[0]!.toUpperCase()}${entity.slice(1)}Card` })
  targets.set(card.shape, entity)
  return card
}

/** The entity that a card stands for; `undefined` for any other schema. */
export const cardTarget = (schema: unknown): string | undefined =>
  schema instanceof z.ZodObject ? targets.get(schema.shape) : undefined

/** What names another record: its id. */
export const reference = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/, 'must be the id of a record')
