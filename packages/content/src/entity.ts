import { z } from 'zod'

/** One kind of record: what it holds and how it is found. One file in `entities/` for each. */
export interface Entity {
  /** Folder of its records, and the item type of its localized slugs. */
  name: string
  /** The record as the API answers it. */
  schema: z.ZodObject
  /** The field that holds its slug; an entity without one has a single record. */
  slug?: string
  /** The field that says whether it is published; without one it always is. */
  status?: string
  /** Where a record stands below its path prefix, when that is not its slug. */
  address?(record: object): string
}

/** An entity whose record type is known. */
export type EntityOf<Schema extends z.ZodObject> = Omit<Entity, 'schema'> & { schema: Schema }

interface Definition<Schema extends z.ZodObject> extends Entity {
  schema: Schema
  slug?: string & keyof Schema['shape']
  status?: string & keyof Schema['shape']
  address?(record: z.infer<Schema>): string
}

/** Declares an entity. Returns it unchanged: its use is the type. */
export const defineEntity = <Schema extends z.ZodObject>(entity: Definition<Schema>): EntityOf<Schema> => entity

/** Reachability: `draft` not at all, `private` and `hidden` only by their address and not indexed (PAGE-04, OR-11). */
export const statuses = ['published', 'private', 'hidden', 'draft'] as const
export type Status = (typeof statuses)[number]

/** A slug: lower-case words and digits joined by hyphens or underscores, several levels by slashes. */
export const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/, 'must be lower-case words joined by hyphens; levels by slashes')
